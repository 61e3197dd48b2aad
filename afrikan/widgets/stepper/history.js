/** The past of a game: a slider over its turns, its branches, and the log with the rule behind each line. */

function make(tag, className, text = "") {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** The slider with its buttons for one turn back and on; beyond the beginning of the last turn is the newest position. */
function timeline(send) {
  const box = make("div", "afrikan-history-bar");
  const back = make("button", "afrikan-history-back");
  const on = make("button", "afrikan-history-on");
  const slider = document.createElement("input");
  slider.type = "range";
  slider.min = "0";
  slider.className = "afrikan-history-slider";
  const said = make("span", "afrikan-history-said");
  back.type = on.type = "button";
  const go = (turn) => send({ kind: "turn", number: turn });
  back.addEventListener("click", () => go(Number(slider.value) - (back.dataset.inside ? 0 : 1)));
  on.addEventListener("click", () => go(Number(slider.value) + 1));
  slider.addEventListener("input", () => go(Number(slider.value) + (slider.value === slider.max ? 1 : 0)));
  box.append(slider, back, said, on);
  const update = (view) => {
    setText(back, view.words.back);
    setText(on, view.words.on);
    slider.max = String(view.turns);
    if (document.activeElement !== slider || Number(slider.value) !== view.turn) slider.value = String(view.turn);
    slider.setAttribute("aria-label", view.words.slider);
    slider.setAttribute("aria-valuetext", view.said);
    setText(said, view.said);
    back.dataset.inside = view.inside ? "1" : "";
    back.disabled = view.busy || (view.turn === 0 && !view.inside);
    on.disabled = view.busy || view.newest;
    slider.disabled = view.busy;
  };
  return { box, update };
}

/** The branches, as a list to choose from. */
function branches(send) {
  const box = make("label", "afrikan-history-branches");
  const word = document.createElement("span");
  const select = document.createElement("select");
  select.addEventListener("change", () => send({ kind: "branch", number: Number(select.value) }));
  box.append(word, select);
  const update = (view) => {
    box.hidden = view.branches.length < 2;
    setText(word, view.words.branch);
    while (select.options.length > view.branches.length) select.lastChild.remove();
    view.branches.forEach((name, number) => {
      const option = select.options[number] ?? select.appendChild(document.createElement("option"));
      option.value = String(number);
      setText(option, name);
    });
    select.value = String(view.branch);
    select.disabled = view.busy;
  };
  return { box, update };
}

function logLine(line, [sentence, source], word) {
  const item = document.createElement("li");
  const details = document.createElement("details");
  details.append(make("summary", "", line.text));
  const rule = make("div", "afrikan-history-rule");
  rule.append(make("p", "", sentence), make("p", "afrikan-history-source", `${word} ${source}`));
  details.append(rule);
  item.append(details);
  return item;
}

/** Show the lines of a turn; one that has not changed keeps its element, and with it whether it is opened. */
function fillLines(list, lines, view) {
  lines.forEach((line, number) => {
    const rule = view.rules[line.rule];
    const key = JSON.stringify([line.text, rule]);
    const old = list.children[number];
    if (old?.dataset.key === key) return;
    const item = logLine(line, rule, view.words.source);
    item.dataset.key = key;
    if (old) old.replaceWith(item);
    else list.append(item);
  });
  while (list.children.length > lines.length) list.lastChild.remove();
}

function logTurn(send) {
  const item = document.createElement("li");
  const jump = make("button", "afrikan-history-jump");
  jump.type = "button";
  jump.addEventListener("click", () => send({ kind: "jump", number: Number(item.dataset.at) }));
  item.append(jump, document.createElement("ul"));
  return item;
}

function fillTurn(item, turn, view) {
  if (item.dataset.key === turn.key) return item;
  const [jump, lines] = item.children;
  setText(jump, turn.heading);
  jump.title = view.words.jump;
  fillLines(lines, turn.lines, view);
  item.dataset.key = turn.key;
  item.dataset.at = String(turn.at);
  return item;
}

/** The log, newest turn first; a turn that is still shown keeps its element. */
function log(send) {
  const box = make("div", "afrikan-history-log");
  const caption = make("div", "afrikan-caption");
  const list = make("ol", "afrikan-log");
  list.tabIndex = 0;
  box.append(caption, list);
  const update = (view) => {
    setText(caption, view.words.caption);
    list.setAttribute("aria-label", view.words.caption);
    const kept = new Map([...list.children].map((item) => [item.dataset.at, item]));
    const items = view.log.map((turn) => fillTurn(kept.get(String(turn.at)) ?? logTurn(send), turn, view));
    const same = items.length === list.children.length && items.every((item, n) => item === list.children[n]);
    if (!same) list.replaceChildren(...items);
    if (items.length === 0) list.replaceChildren(make("li", "", view.words.empty));
  };
  return { box, update };
}

function render({ model, el }) {
  el.classList.add("afrikan-history");
  const send = (message) => model.send(message);
  const parts = [timeline(send), branches(send), log(send)];
  el.append(...parts.map((part) => part.box));
  const update = () => parts.forEach((part) => part.update(model.get("view")));
  model.on("change:view", update);
  update();
  return () => model.off("change:view", update);
}

export default { render };

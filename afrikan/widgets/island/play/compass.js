/** Six buttons that lie like the directions out of a hex; keys that lie in the same way press them. */

const KEYS = ["w", "e", "d", "s", "a", "q"];
const AREAS = ".afrikan-acts, .afrikan-sheet";

function makeButton(send) {
  const button = document.createElement("button");
  const word = document.createElement("span");
  const key = document.createElement("kbd");
  key.setAttribute("aria-hidden", "true");
  button.type = "button";
  button.append(word, key);
  button.addEventListener("click", (event) => event.detail < 2 && send(button));
  return button;
}

/** Let the focus wait in the area around, from where it is taken to what is pressed next. */
function waitIn(area) {
  if (!area) return;
  area.tabIndex = -1;
  area.focus({ preventScroll: true });
}

/** Keep a held key from pressing again and again. */
function pressOnce(event) {
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
}

function render({ model, el }) {
  el.classList.add("afrikan-compass");
  el.setAttribute("role", "group");
  const stop = new AbortController();
  const send = (button) => {
    if (button.getAttribute("aria-disabled") === "true") return;
    model.send({ kind: "act", action: button.dataset.action, at: model.get("view").at });
  };
  const buttons = KEYS.map(() => makeButton(send));
  const centre = document.createElement("span");
  centre.className = "afrikan-compass-centre";
  el.append(...buttons, centre);

  const place = (number) => (number + 3 * model.get("view").turned) % 6;
  const update = () => {
    const view = model.get("view");
    const shown = view.ways.length > 0;
    if (!shown && el.contains(document.activeElement)) waitIn(el.closest(AREAS));
    el.hidden = !shown;
    if (!shown) return;
    el.setAttribute("aria-label", view.label);
    centre.textContent = view.centre;
    buttons.forEach((button, number) => {
      const way = view.ways[number];
      const [word, key] = button.children;
      button.dataset.action = way.action;
      button.className = `afrikan-way afrikan-at-${place(number)} act-${way.action.replaceAll(" ", "-")}`;
      button.setAttribute("aria-disabled", String(!way.open));
      word.textContent = way.open ? way.label : `${way.label}: ${view.closed}`;
      key.textContent = KEYS[place(number)].toUpperCase();
    });
  };

  /** Take the focus where it was lost or stood beside. */
  const takeFocus = () => {
    const active = document.activeElement;
    const around = el.closest(AREAS) ?? el;
    if (el.hidden || (active !== document.body && active && !around.contains(active))) return;
    (buttons.find((button) => button.getAttribute("aria-disabled") !== "true") ?? buttons[0]).focus();
  };
  const press = (event) => {
    const typing = event.target.closest("input, select, textarea");
    if (typing || el.hidden || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = KEYS.indexOf(event.key.toLowerCase());
    if (at < 0) return;
    event.preventDefault();
    const button = buttons.find((one) => one.classList.contains(`afrikan-at-${at}`));
    button.focus();
    send(button);
  };
  const arrival = new ResizeObserver(() => {
    const area = el.closest(AREAS);
    if (!area) return;
    area.addEventListener("keydown", press, { signal: stop.signal });
    arrival.disconnect();
  });
  const heard = (message) => message.kind === "focus" && takeFocus();
  arrival.observe(el.parentElement ?? el);
  el.addEventListener("keydown", pressOnce);
  model.on("change:view", update);
  model.on("msg:custom", heard);
  update();
  return () => {
    stop.abort();
    arrival.disconnect();
    el.removeEventListener("keydown", pressOnce);
    model.off("change:view", update);
    model.off("msg:custom", heard);
  };
}

export default { render };

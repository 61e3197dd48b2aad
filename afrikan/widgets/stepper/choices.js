/** Buttons for what can be chosen now; they are refilled in place, so that the focus stays. */

function button(send) {
  const element = document.createElement("button");
  element.type = "button";
  element.addEventListener("click", (event) => {
    if (event.detail < 2) send(element.dataset.action);
  });
  return element;
}

/** Keep a held key from pressing again and again. */
function pressOnce(event) {
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
}

function fill(element, choice) {
  element.dataset.action = choice.action;
  element.textContent = choice.label;
  element.className = `afrikan-action act-${choice.action.replaceAll(" ", "-")}`;
}

/** Show a group's choices in its row, and keep the buttons that are there already. */
function fillRow(row, choices, send) {
  while (row.children.length > choices.length) row.lastChild.remove();
  while (row.children.length < choices.length) row.append(button(send));
  choices.forEach((choice, number) => fill(row.children[number], choice));
}

function section() {
  const element = document.createElement("div");
  const caption = document.createElement("div");
  const row = document.createElement("div");
  caption.className = "afrikan-choices-caption";
  row.className = "afrikan-choices-row";
  element.append(caption, row);
  return element;
}

/** The area around, in which the focus waits when no button is left. */
function around(el) {
  const area = el.closest(".afrikan-acts") ?? el;
  area.tabIndex = -1;
  return area;
}

/** Take the focus where it was lost or stood beside; it is not taken from what a person does elsewhere. */
function takeFocus(el) {
  const area = around(el);
  const active = document.activeElement;
  if (active !== document.body && active && !area.contains(active)) return;
  const buttons = [...area.querySelectorAll("button:enabled")].filter((one) => one.checkVisibility());
  (el.querySelector("button") ?? buttons[0])?.focus();
}

function render({ model, el }) {
  el.classList.add("afrikan-choices");
  const send = (action) => model.send({ kind: "act", action, at: model.get("view").at });
  const update = () => {
    const { groups } = model.get("view");
    const focused = el.contains(document.activeElement);
    while (el.children.length > groups.length) el.lastChild.remove();
    while (el.children.length < groups.length) el.append(section());
    groups.forEach((group, number) => {
      const [caption, row] = el.children[number].children;
      caption.textContent = group.caption;
      caption.hidden = group.caption === "";
      fillRow(row, group.choices, send);
    });
    if (focused && !el.contains(document.activeElement)) (el.querySelector("button") ?? around(el)).focus();
  };
  const heard = (message) => {
    if (message.kind === "focus") takeFocus(el);
  };
  el.addEventListener("keydown", pressOnce);
  model.on("change:view", update);
  model.on("msg:custom", heard);
  update();
  return () => {
    el.removeEventListener("keydown", pressOnce);
    model.off("change:view", update);
    model.off("msg:custom", heard);
  };
}

export default { render };

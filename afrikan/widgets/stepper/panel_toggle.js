/** A button that opens and closes a panel, and says whether it is open. */

function render({ model, el }) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "afrikan-toggle";
  el.append(button);
  const press = () => {
    model.set("value", !model.get("value"));
    model.save_changes();
  };
  const update = () => {
    button.textContent = model.get("description");
    button.setAttribute("aria-expanded", String(model.get("value")));
  };
  /** Take the focus once, as soon as the button is on the page. */
  const takeFocus = () => {
    if (!model.get("wanted") || !button.isConnected) return;
    button.focus({ preventScroll: true });
    model.set("wanted", false);
    model.save_changes();
  };
  const arrival = new ResizeObserver(takeFocus);
  arrival.observe(button);
  button.addEventListener("click", press);
  model.on("change:value change:description", update);
  model.on("change:wanted", takeFocus);
  update();
  return () => {
    arrival.disconnect();
    model.off("change:value change:description", update);
    model.off("change:wanted", takeFocus);
  };
}

export default { render };

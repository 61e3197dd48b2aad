/** Tells the page which language the whole table speaks, and keeps the table's keys from JupyterLab's commands. */

/** JupyterLab would cut a cell at the letters "dd"; Escape and whatever is pressed with Ctrl stay the page's own. */
function keepKeys(event) {
  const ofThePage = event.ctrlKey || event.metaKey || event.altKey || event.key === "Escape";
  if (!ofThePage && !(event.key === "Enter" && event.shiftKey)) event.stopPropagation();
}

function render({ model, el }) {
  const end = new AbortController();
  const arrival = new ResizeObserver(() => {
    const table = el.closest(".afrikan-stepper, .afrikan-lesson");
    if (!table) return;
    table.lang = model.get("lang");
    table.addEventListener("keydown", keepKeys, { signal: end.signal });
    arrival.disconnect();
  });
  arrival.observe(el);
  return () => {
    arrival.disconnect();
    end.abort();
  };
}

export default { render };

/** A button that opens a file of the visitor's and sends its bytes; the browser's own field speaks its own language. */

function render({ model, el }) {
  el.classList.add("afrikan-file-opener");
  const button = document.createElement("button");
  const input = document.createElement("input");
  button.type = "button";
  button.textContent = model.get("label");
  input.type = "file";
  input.accept = model.get("accept");
  input.hidden = true;
  el.append(button, input);
  const chosen = async () => {
    const file = input.files[0];
    if (!file) return;
    const bytes = await file.slice(0, model.get("most") + 1).arrayBuffer();
    model.send({ kind: "file" }, undefined, [bytes]);
    input.value = "";
  };
  button.addEventListener("click", () => input.click());
  input.addEventListener("change", chosen);
  return () => input.removeEventListener("change", chosen);
}

export default { render };

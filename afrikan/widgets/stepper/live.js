/** The status line. Its elements stay for good and only their text changes, so that it is spoken. */

const ROLES = ["error", "status", "notice", "hint", "latest"];

function line(role) {
  const element = document.createElement("div");
  element.className = `afrikan-live-${role}`;
  element.setAttribute("role", role === "error" ? "alert" : "status");
  element.setAttribute("aria-live", role === "error" ? "assertive" : "polite");
  return element;
}

function render({ model, el }) {
  el.classList.add("afrikan-live");
  const elements = new Map(ROLES.map((role) => [role, line(role)]));
  el.replaceChildren(...elements.values());
  const update = () => {
    const lines = model.get("lines");
    for (const [role, element] of elements) {
      const text = lines[role] ?? "";
      if (element.textContent !== text) element.textContent = text;
      element.hidden = text === "";
    }
  };
  model.on("change:lines", update);
  update();
  return () => model.off("change:lines", update);
}

export default { render };

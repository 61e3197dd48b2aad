// @ts-check
// Light or dark: as JupyterLab's theme says, elsewhere as the browser prefers.

/** @param {HTMLElement} root @param {AbortSignal} signal */
export function followTheme(root, signal) {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const refresh = () => {
    const light = document.body.dataset.jpThemeLight;
    root.classList.toggle("afrikan-dark", light === undefined ? dark.matches : light === "false");
  };
  const watcher = new MutationObserver(refresh);
  watcher.observe(document.body, { attributeFilter: ["data-jp-theme-light"] });
  dark.addEventListener("change", refresh, { signal });
  signal.addEventListener("abort", () => watcher.disconnect());
  refresh();
}

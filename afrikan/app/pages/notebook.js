// What a notebook's page does itself: it shows the table when it is laid, and tells when it no longer answers.
const CHECK_EVERY = 30000;
window.voila_heartbeat = window.voila_process = window.update_loading_text = () => {};
window.voila_finish = () => {
  if (!window.themeLoaded) { window.cellLoaded = true; return; }
  document.getElementById("loading")?.remove();
  document.getElementById("table").hidden = false;
};
const dark = matchMedia("(prefers-color-scheme: dark)");
const tint = () => { document.body.dataset.jpThemeLight = String(!dark.matches); };
dark.addEventListener("change", tint);
tint();

function watchTable() {
  const { baseUrl, kernelId } = JSON.parse(document.getElementById("jupyter-config-data").textContent);
  const trouble = document.getElementById("trouble");
  const check = async () => {
    let state = "";
    try {
      const answer = await fetch(`${baseUrl}api/kernels/${kernelId}`);
      if (answer.status === 404) state = "cleared";
    } catch {
      state = "silent";
    }
    for (const part of trouble.children) part.hidden = part.dataset.state !== state;
    trouble.hidden = !state;
  };
  setInterval(check, CHECK_EVERY);
  window.addEventListener("pageshow", check);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) check(); });
}

// Ends the kernel of the open notebook and closes it without a question about saving.
async () => {
  const panel = window.jupyterapp.shell.currentWidget;
  await panel.sessionContext.shutdown();
  panel.context.model.dirty = false;
  panel.close();
};

// Opens a notebook, runs its first code cell, and tells how long the second one takes until a board is to be seen.
async (path) => {
  const app = window.jupyterapp;
  const until = async (holds) => {
    while (!holds()) await new Promise((wake) => setTimeout(wake, 20));
  };
  await app.restored;
  const panel = await app.commands.execute('docmanager:open', { path, factory: 'Notebook' });
  await Promise.all([panel.context.ready, panel.sessionContext.ready, panel.revealed]);
  const { kernel } = panel.sessionContext.session;
  await until(() => kernel.connectionStatus === 'connected' && kernel.status === 'idle');
  await kernel.info;
  const notebook = panel.content;
  const [first, second] = notebook.widgets.filter((cell) => cell.model.type === 'code');
  const run = (cell) => {
    notebook.activeCellIndex = notebook.widgets.indexOf(cell);
    return app.commands.execute('notebook:run-cell');
  };
  await run(first);
  const start = performance.now();
  run(second);
  await until(() => document.querySelector('.afrikan-stage > svg')?.checkVisibility());
  await new Promise(requestAnimationFrame);
  return performance.now() - start;
};

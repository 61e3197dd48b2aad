// Opens a notebook, runs all its cells and tells how they ended.
// One script, because between two calls the kernel could still be connecting and lose the request to run.
async ([path, patience]) => {
  const app = window.jupyterapp;
  const pause = () => new Promise((wake) => setTimeout(wake, 50));
  const until = async (what, holds) => {
    const end = Date.now() + patience;
    while (!holds()) {
      if (Date.now() > end) throw new Error(`waited ${patience} ms for ${what}`);
      await pause();
    }
  };

  await app.restored;
  const panel = await app.commands.execute('docmanager:open', { path, factory: 'Notebook' });
  await panel.context.ready;
  await panel.sessionContext.ready;
  await panel.revealed;
  const kernel = panel.sessionContext.session.kernel;
  await until('the kernel', () => kernel.connectionStatus === 'connected' && kernel.status === 'idle');
  await kernel.info;

  const cells = [...panel.content.model.cells].filter(
    (cell) => cell.type === 'code' && cell.sharedModel.source.trim(),
  );
  const errors = () =>
    cells.flatMap((cell) => cell.outputs.toJSON()).filter((output) => output.output_type === 'error');
  await app.commands.execute('notebook:run-all-cells');
  await until('every cell', () => errors().length || cells.every((cell) => cell.executionCount));
  return {
    counts: cells.map((cell) => cell.executionCount),
    errors: errors().map((error) => `${error.ename}: ${error.evalue}`),
  };
};

// Writes what makes the table, and what is played on it, into the cell that lays it, and runs that cell alone.
async ([source, actions]) => {
  const app = window.jupyterapp;
  const notebook = app.shell.currentWidget.content;
  document.querySelectorAll('.afrikan-stepper').forEach((table) => table.setAttribute('data-gone', ''));
  const number = notebook.widgets.findIndex((cell) => cell.model.sharedModel.source.startsWith('table = '));
  const played = actions.map((action) => `table.state.act("${action}")`);
  const lines = [`table = ${source}`, ...played, ...(played.length ? ['table.refresh()'] : []), 'table'];
  notebook.widgets[number].model.sharedModel.setSource(lines.join('\n'));
  notebook.activeCellIndex = number;
  notebook.mode = 'command';
  await app.commands.execute('notebook:run-cell');
};

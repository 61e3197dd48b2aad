// Runs code in the open notebook's kernel and returns what it prints; an error there is an error here.
async (code) => {
  const { kernel } = window.jupyterapp.shell.currentWidget.sessionContext.session;
  const future = kernel.requestExecute({ code, store_history: false });
  const said = [];
  future.onIOPub = ({ header, content }) => {
    if (header.msg_type === 'stream') said.push(content.text);
    if (header.msg_type === 'error') throw new Error(content.evalue);
  };
  const { content } = await future.done;
  if (content.status !== 'ok') throw new Error(`${content.ename}: ${content.evalue}`);
  return said.join('');
};

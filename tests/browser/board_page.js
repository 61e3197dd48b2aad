// Stands for a notebook: one model, any number of views of it, and a list of what they send.
async ({ esm, css, state }) => {
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
  const source = URL.createObjectURL(new Blob([esm], { type: "text/javascript" }));
  const { default: widget } = await import(source);
  const handlers = new Map();
  const heard = (event) => handlers.get(event) ?? handlers.set(event, []).get(event);
  const changed = new Set();
  const model = {
    get: (name) => state[name],
    set(name, value) {
      state[name] = value;
      changed.add(name);
      for (const handler of [...heard(`change:${name}`)]) handler();
    },
    save_changes() {
      const values = Object.fromEntries([...changed].map((name) => [name, state[name]]));
      changed.clear();
      window.board.sent.push({ kind: "save", values });
    },
    on: (event, handler) => heard(event).push(handler),
    off: (event, handler) => heard(event).splice(heard(event).indexOf(handler), 1),
    send: (message) => window.board.sent.push(message),
  };
  window.board = {
    sent: [],
    ends: [],
    handlers,
    /** Take values from Python, as a comm message brings them. */
    receive(values) {
      const start = performance.now();
      for (const [name, value] of Object.entries(values)) model.set(name, value);
      changed.clear();
      return performance.now() - start;
    },
    answer(message) {
      for (const handler of [...heard("msg:custom")]) handler(message, []);
    },
    add(name = "view") {
      const el = document.createElement("div");
      el.id = name;
      document.body.append(el);
      window.board.ends.push(widget.render({ model, el }));
    },
  };
  window.board.add();
};

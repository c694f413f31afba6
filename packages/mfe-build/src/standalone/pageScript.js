/* Runs on a page of the stand-alone server before anything else of it. */
(() => {
  const ALERT_ID = 'mfe-dev-failure';
  let exchange;
  let current;

  const reload = () => location.reload();

  function take(build) {
    const isOtherBuild = current !== undefined && build !== current;
    current = build;
    show('');
    if (exchange) exchange(build).catch(reload);
    else if (isOtherBuild) reload();
  }

  /** Shows the compiler's message above the page until a build succeeds. */
  function show(text) {
    document.getElementById(ALERT_ID)?.remove();
    if (!text) return;
    const alert = document.createElement('pre');
    alert.id = ALERT_ID;
    alert.role = 'alert';
    alert.tabIndex = 0;
    alert.textContent = text;
    Object.assign(alert.style, {
      position: 'fixed',
      inset: 'auto 1rem 1rem 1rem',
      zIndex: '2147483647',
      maxHeight: '60vh',
      margin: '0',
      padding: '1rem',
      overflow: 'auto',
      whiteSpace: 'pre-wrap',
      font: '13px/1.5 monospace',
      color: '#fff',
      background: '#5f1414',
      borderRadius: '8px',
    });
    document.documentElement.append(alert);
  }

  const rules = {
    createScriptURL(url) {
      const { origin, pathname } = new URL(url);
      if (origin !== location.origin || !pathname.startsWith('/r/')) throw new TypeError(`No remote's script: ${url}`);
      return url;
    },
  };
  const policy = globalThis.trustedTypes?.createPolicy('mfe-dev', rules) ?? rules;

  globalThis.mfeDev = {
    /**
     * Loads a script of the remote's folder without integrity, since it may have changed after the page read the
     * record.
     */
    loadScript: (url) =>
      new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.onload = () => (script.remove(), resolve());
        script.onerror = () => (script.remove(), reject(Object.assign(new Error(url), { reason: 'error' })));
        script.src = policy.createScriptURL(url);
        document.head.append(script);
      }),
    /** Called by a remote that can exchange its modules, with the function that does it. */
    join(how) {
      exchange = how;
      if (current !== undefined) take(current);
    },
  };

  // At its start, React registers its renderers with this hook. The remote, which loads later, reads them from it.
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers: new Map(),
    supportsFiber: true,
    inject(renderer) {
      this.renderers.set(this.renderers.size, renderer);
      return this.renderers.size - 1;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };

  const news = new EventSource('/__mfe/events');
  news.addEventListener('built', ({ data }) => take(data));
  news.addEventListener('failed', ({ data }) => show(JSON.parse(data)));
})();

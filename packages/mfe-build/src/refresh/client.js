import Refresh from 'react-refresh/runtime';

// The page's script set a hook before React started, so React's renderers are registered on it.
Refresh.injectIntoGlobalHook(globalThis);

const hot = import.meta.webpackHot;
/** Makes updates run one after the other. */
let turn = Promise.resolve();

/** Brings the page to a build, through all builds in between. Rejects if a module can't be replaced. */
async function catchUp(wanted) {
  while (__webpack_hash__ !== wanted) {
    if (!(await hot.check(true))) throw new Error('The page is of another run.');
  }
}

globalThis.mfeDev.join((wanted) => (turn = turn.catch(() => undefined).then(() => catchUp(wanted))));

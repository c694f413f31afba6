import Refresh from 'react-refresh/runtime';

// The page's script set a hook before React looked for one: its renderers are on it.
Refresh.injectIntoGlobalHook(globalThis);

const hot = import.meta.webpackHot;
/** One update after the other. */
let turn = Promise.resolve();

/** Brings the page to a build, by all that lie between. Rejects where a part of it can't be exchanged. */
async function catchUp(wanted) {
  while (__webpack_hash__ !== wanted) {
    if (!(await hot.check(true))) throw new Error('The page is of another run.');
  }
}

globalThis.mfeDev.join((wanted) => (turn = turn.catch(() => undefined).then(() => catchUp(wanted))));

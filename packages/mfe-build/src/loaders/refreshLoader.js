import { fileURLToPath } from 'node:url';

const RUNTIME = fileURLToPath(new URL('../refresh/acceptModule.js', import.meta.url));

/** Wraps the output of swc with the code that React's Fast Refresh needs. Each line keeps its number. */
export default function refreshLoader(source, map) {
  const before = [
    `import { acceptModule as $accept$, getRegistrar as $registrar$ } from ${JSON.stringify(RUNTIME)};`,
    'const { register: $RefreshReg$, sign: $RefreshSig$ } = $registrar$(__webpack_module__);',
  ].join(' ');
  const after = 'if (import.meta.webpackHot) $accept$(__webpack_module__, import.meta.webpackHot);';
  this.callback(undefined, `${before} ${source}\n${after}\n`, map);
}

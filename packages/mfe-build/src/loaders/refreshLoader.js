import { fileURLToPath } from 'node:url';

const RUNTIME = fileURLToPath(new URL('../refresh/acceptModule.js', import.meta.url));

/** Surrounds what swc made of a module, whose lines stay where they are, with what React's Fast Refresh needs of it. */
export default function refreshLoader(source, map) {
  const before = [
    `import { acceptModule as $accept$, getRegistrar as $registrarOf$ } from ${JSON.stringify(RUNTIME)};`,
    'const { register: $RefreshReg$, sign: $RefreshSig$ } = $registrarOf$(__webpack_module__);',
  ].join(' ');
  const after = 'if (import.meta.webpackHot) $accept$(__webpack_module__, import.meta.webpackHot);';
  this.callback(undefined, `${before} ${source}\n${after}\n`, map);
}

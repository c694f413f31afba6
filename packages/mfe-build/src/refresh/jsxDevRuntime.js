import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** swc's development JSX, implemented by the shell's runtime, whichever build of React it has. */
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
export { Fragment };

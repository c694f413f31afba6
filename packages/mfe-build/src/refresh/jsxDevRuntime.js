import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** swc's development JSX by the runtime that the shell provides, whichever build of React is behind it. */
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
export { Fragment };

/** The definition of a call, as a contract's source lays it out. */
const CALL = /^(export const \w+ = )(defineCall\([\s\S]*?^\}\));$/gm;

/** Tells the bundler that defining a call does nothing else: what a page does not make is left out. Line for line. */
export default function pureCallsLoader(source) {
  return source.replace(CALL, (_whole, name, definition) => `${name}/* @__PURE__ */ (() => ${definition})();`);
}

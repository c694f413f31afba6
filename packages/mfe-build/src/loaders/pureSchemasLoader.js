import { listConstants, parseModule, replaceParts } from './parseModule.js';

/** Parts of an expression that a bundler must suppose to do something. */
const MAY_ACT = /\(|\.\.\./;
const USES_SCHEMAS = /from ['"](?:yup|@meet\/contracts)['"]/;
/** Expressions that do nothing before they are called, and those that only stand at the top of a module. */
const STAY = ['ArrowFunctionExpression', 'FunctionExpression', 'AwaitExpression'];

/**
 * Declares to the bundler that the definition of a schema does nothing else: a page leaves out schemas that it does not
 * use. Each line stays at its number.
 */
export default function pureSchemasLoader(source) {
  if (!USES_SCHEMAS.test(source)) return source;
  const { body, toByte } = parseModule(source);
  const parts = listConstants(body)
    .filter(({ type }) => !STAY.includes(type))
    .map(({ span }) => ({
      start: toByte(span.start),
      end: toByte(span.end),
      text: (value) => (MAY_ACT.test(value) ? `/* @__PURE__ */ (() => (${value}))()` : value),
    }));
  return replaceParts(source, parts);
}

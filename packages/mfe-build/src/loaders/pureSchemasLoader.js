import { listConstants, parseModule, replaceParts } from './parseModule.js';

/** Parts of an expression for which a bundler must assume side effects. */
const MAY_ACT = /\(|\.\.\./;
const USES_SCHEMAS = /from ['"](?:yup|@meet\/contracts)['"]/;
/** Expressions without side effects, or that are only valid at the top level of a module. */
const STAY = ['ArrowFunctionExpression', 'FunctionExpression', 'AwaitExpression'];

/**
 * Marks the definitions of schemas as free of side effects, so that the bundler drops schemas that a page does not use.
 * Each line keeps its number.
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

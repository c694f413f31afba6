/** A constant that is no function, as a statement over any number of lines. */
const CONSTANT =
  /^((?:export )?const \w+(?:: [^=\n]+)? = )(?!\/\*|async |function|(?:\([^)]*\)|\w+)(?:: [^=\n]+)? =>)([\s\S]*?);$(?=\n\S|\n\n|\n?$(?![\s\S]))/gm;
/** Parts of an expression that a bundler must suppose to do something. */
const MAY_ACT = /\(|\.\.\./;
const USES_SCHEMAS = /from ['"](?:yup|@meet\/contracts)['"]/;

/**
 * Declares to the bundler that the definition of a schema does nothing else: a page leaves out schemas that it does not
 * use. Each line stays at its number.
 */
export default function pureSchemasLoader(source) {
  if (!USES_SCHEMAS.test(source)) return source;
  return source.replace(CONSTANT, (whole, name, value) =>
    MAY_ACT.test(value) ? `${name}/* @__PURE__ */ (() => (${value}))();` : whole,
  );
}

const { transformSync } = require('@swc/core');
const swcJest = require('@swc/jest');

/** JavaScript of an installed package. */
const PACKAGED = /[\\/]node_modules[\\/].*\.[cm]?js$/;
/** Syntax of an ES module, and import(), which Node refuses in Jest without an option. */
const ES_SYNTAX = /(?:^|[;}/])[ \t]*(?:import|export)\b|\bimport\(/m;

/**
 * Creates a transformer for Jest with options of swc. It compiles only those files of a package that Jest cannot run,
 * without source maps. The source maps of one icon package have twelve megabytes, which each test file would read
 * again.
 */
function createTransformer(options) {
  const own = swcJest.createTransformer(options);
  const packaged = { ...options, sourceMaps: false, inputSourceMap: false };
  return {
    ...own,
    process(source, file, jestOptions) {
      if (!PACKAGED.test(file)) return own.process(source, file, jestOptions);
      const runs = jestOptions.supportsStaticESM || !ES_SYNTAX.test(source);
      return runs ? { code: source } : transformSync(source, { ...packaged, filename: file });
    },
  };
}

module.exports = { createTransformer };

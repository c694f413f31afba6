import MinimizerPlugin from 'minimizer-webpack-plugin';

/** Options for the smallest scripts, for browsers of 2022 and later. */
const SMALLEST = {
  compress: { passes: 3, ecma: 2022 },
  mangle: true,
  ecma: 2022,
  format: { comments: false },
};

/** Returns the minimizer of production builds, or one with other options of swc. */
export const createMinimizer = (minimizerOptions = SMALLEST) =>
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    extractComments: false,
    minimizerOptions,
    // The builds of several targets already run in parallel.
    parallel: 1,
  });

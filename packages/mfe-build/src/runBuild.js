import webpack from 'webpack';

/**
 * Runs webpack once. Resolves with the path of the build and its inputs: files and folders that webpack read, and paths
 * at which it found nothing. Throws an error whose message is webpack's own report.
 * @param {import('webpack').Configuration} config
 */
export async function runBuild(config) {
  const compiler = webpack(config);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve(undefined))));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY }));
  const { fileDependencies, contextDependencies, missingDependencies } = stats.compilation;
  return {
    path: compiler.outputPath,
    read: { files: [...fileDependencies], folders: [...contextDependencies], absent: [...missingDependencies] },
  };
}

import { rm } from 'node:fs/promises';
import webpack from 'webpack';

/**
 * Runs webpack once. Resolves with the build's facts, or throws an error whose message is webpack's own report.
 * @param {import('webpack').Configuration} config
 */
export async function runBuild(config) {
  const compiler = webpack(config);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve(undefined))));
  if (stats.hasErrors()) {
    // A half-written release must not look like one.
    await rm(`${config.output.path}/release.json`, { force: true });
    throw new Error(stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY }));
  }
  return { path: config.output.path, seconds: (stats.endTime - stats.startTime) / 1000 };
}

import { compressFolder } from './compressFolder.js';
import { getConfiguration } from './createWebpackConfig.js';
import { readConfig } from './readConfig.js';
import { runBuild } from './runBuild.js';

/** Builds a shell or a remote: where the build lies, and what it was made from. @param {string} folder Absolute. */
export async function buildTarget(folder, mode) {
  const createConfig = await readConfig(folder);
  const result = await runBuild(createConfig({ mode }));
  // Read by Node, before webpack looks at anything.
  result.read.files.push(...getConfiguration(folder));
  if (mode === 'production') await compressFolder(result.path);
  return result;
}

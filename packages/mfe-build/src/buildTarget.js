import { compressFolder } from './compressFolder.js';
import { getConfiguration } from './createWebpackConfig.js';
import { readConfig } from './readConfig.js';
import { runBuild } from './runBuild.js';

/** Builds a shell or a remote, and returns the path of the build and its inputs. @param {string} folder Absolute. */
export async function buildTarget(folder, mode) {
  const createConfig = await readConfig(folder);
  const result = await runBuild(createConfig({ mode }));
  // Node reads these files before webpack runs, so webpack does not report them.
  result.read.files.push(...getConfiguration(folder));
  if (mode === 'production') await compressFolder(result.path);
  return result;
}

import type { Built } from '@meet/service-releases';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../..');

/** Folder of the built shell. */
export const SHELL_FOLDER = path.join(ROOT, 'shell/dist');
export const BUILT: Built = {
  registryFile: path.join(ROOT, 'dist/registry.json'),
  getFolder: (remote, releaseId) => path.join(ROOT, remote, 'dist', releaseId),
};

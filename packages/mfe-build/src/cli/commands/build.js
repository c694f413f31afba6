import { toReleaseId } from '@meet/contracts/remotes';
import path from 'node:path';
import { buildRelease } from '../buildRelease.js';

export const build = {
  usage: 'build',
  summary: 'builds a release into dist/',
  async run({ folder, output }) {
    const release = await buildRelease(folder);
    const releaseId = toReleaseId(release.record);
    output.done(`${release.record.name} ${releaseId} in ${path.relative(process.cwd(), release.folder)}`);
    return { remote: release.record.name, release: releaseId, folder: release.folder };
  },
};

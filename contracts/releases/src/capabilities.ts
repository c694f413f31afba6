import type { Capabilities } from '@meet/contracts/capabilities';
import { releasesPublished } from './events.ts';
import { listReleaseDocuments } from './releases.ts';

export const releasesCapabilities: Capabilities = {
  listsDocuments: { call: listReleaseDocuments, changed: releasesPublished },
};

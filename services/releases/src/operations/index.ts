import { changeChannel } from './changeChannel.ts';
import { createPublishToken } from './createPublishToken.ts';
import { createRemote } from './createRemote.ts';
import { getChannel } from './getChannel.ts';
import { getChannelAudit } from './getChannelAudit.ts';
import { getPublishTokens } from './getPublishTokens.ts';
import { getReleases } from './getReleases.ts';
import { getRemotes } from './getRemotes.ts';
import { listReleaseDocuments } from './listReleaseDocuments.ts';
import { publishRelease } from './publishRelease.ts';
import { revokePublishToken } from './revokePublishToken.ts';

export const operations = [
  changeChannel,
  createPublishToken,
  createRemote,
  getChannel,
  getChannelAudit,
  getPublishTokens,
  getReleases,
  getRemotes,
  listReleaseDocuments,
  publishRelease,
  revokePublishToken,
];

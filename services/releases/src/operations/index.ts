import { changeChannel } from './changeChannel.ts';
import { choosePreview } from './choosePreview.ts';
import { createPreviewLink } from './createPreviewLink.ts';
import { createPublishToken } from './createPublishToken.ts';
import { createRemote } from './createRemote.ts';
import { eraseAccountFromReleases } from './eraseAccountFromReleases.ts';
import { getChannel } from './getChannel.ts';
import { getChannelAudit } from './getChannelAudit.ts';
import { getPreviews } from './getPreviews.ts';
import { getPublishTokens } from './getPublishTokens.ts';
import { getReleases } from './getReleases.ts';
import { getRemotes } from './getRemotes.ts';
import { getShellTypes } from './getShellTypes.ts';
import { getTesters } from './getTesters.ts';
import { listReleaseDocuments } from './listReleaseDocuments.ts';
import { listRemoteSegments } from './listRemoteSegments.ts';
import { publishRelease } from './publishRelease.ts';
import { revokePublishToken } from './revokePublishToken.ts';
import { sendTelemetry } from './sendTelemetry.ts';
import { setTesters } from './setTesters.ts';

export const operations = [
  changeChannel,
  choosePreview,
  createPreviewLink,
  createPublishToken,
  createRemote,
  eraseAccountFromReleases,
  getChannel,
  getChannelAudit,
  getPreviews,
  getPublishTokens,
  getReleases,
  getRemotes,
  getShellTypes,
  getTesters,
  listReleaseDocuments,
  listRemoteSegments,
  publishRelease,
  revokePublishToken,
  sendTelemetry,
  setTesters,
];

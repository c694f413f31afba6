import { recordAct } from '@meet/accounts-contract';
import { ServiceError } from '@meet/contracts';
import { createPreviewLink as call, releasesErrors } from '@meet/releases-contract';
import { defineOperation } from '../defineOperation.ts';
import { makeLink } from '../previews/previewLink.ts';
import { requireChannels } from '../rights/findActor.ts';
import { loadRemote } from '../rights/loadRemote.ts';

const DAY_MS = 86_400_000;

export const createPreviewLink = defineOperation(call, async ({ remote, preview, expiresInDays }, context) => {
  const { deps, caller, now } = context;
  const { actor, live } = await loadRemote(deps, caller, remote);
  requireChannels(actor, ['preview']);
  if (!live.channel.previews.some(({ name }) => name === preview))
    throw new ServiceError(releasesErrors.PREVIEW_NOT_FOUND);
  await recordAct(context, 'preview-link-created', `${remote} ${preview}`);
  const expiresAt = now() + expiresInDays * DAY_MS;
  return { link: makeLink(deps.secrets, { remote, preview, issuer: actor.id, expiresAt }), expiresAt };
});

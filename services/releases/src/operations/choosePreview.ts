import { ServiceError } from '@meet/contracts';
import { choosePreview as call, releasesErrors } from '@meet/releases-contract';
import { defineOperation } from '../defineOperation.ts';
import { effectiveChoices } from '../previews/effectiveChoices.ts';
import { isTester } from '../previews/isTester.ts';
import { findIssuer } from '../previews/previewLink.ts';

export const choosePreview = defineOperation(call, async ({ remote, preview = null, link }, { deps, account }) => {
  const { accountId } = account;
  if (preview === null) await deps.choices.leave(accountId, remote);
  else {
    const issuer = link === undefined ? null : await findIssuer(deps, link, { remote, preview });
    if (issuer === undefined) throw new ServiceError(releasesErrors.PREVIEW_LINK_INVALID);
    if (issuer === null && !(await isTester(deps, account))) throw new ServiceError(releasesErrors.PREVIEW_FORBIDDEN);
    const previews = (await deps.live.read()).get(remote)?.channel.previews ?? [];
    if (!previews.some(({ name }) => name === preview)) throw new ServiceError(releasesErrors.PREVIEW_NOT_FOUND);
    await deps.choices.set(accountId, { remote, preview, issuer });
  }
  const choices = await effectiveChoices(deps, account);
  return { choices: [...choices].map(([name, chosen]) => ({ remote: name, preview: chosen })) };
});

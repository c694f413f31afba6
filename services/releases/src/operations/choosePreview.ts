import { ServiceError } from '@meet/contracts';
import { choosePreview as call, releasesErrors } from '@meet/releases-contract';
import { defineOperation } from '../defineOperation.ts';
import { isTester } from '../previews/isTester.ts';
import { opensPreview } from '../previews/previewLink.ts';

export const choosePreview = defineOperation(call, async ({ remote, preview = null, link }, { deps, account }) => {
  if (preview !== null) {
    if (link !== undefined && !opensPreview(deps, link, remote, preview))
      throw new ServiceError(releasesErrors.PREVIEW_LINK_INVALID);
    if (link === undefined && !(await isTester(deps, account)))
      throw new ServiceError(releasesErrors.PREVIEW_FORBIDDEN);
    const previews = (await deps.live.read()).get(remote)?.channel.previews ?? [];
    if (!previews.some(({ name }) => name === preview)) throw new ServiceError(releasesErrors.PREVIEW_NOT_FOUND);
  }
  const choices = await deps.choices.set(account.accountId, remote, preview);
  return { choices: [...choices].map(([name, chosen]) => ({ remote: name, preview: chosen })) };
});

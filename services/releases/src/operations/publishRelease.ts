import { recordAct } from '@meet/accounts-contract';
import { ServiceError } from '@meet/contracts';
import { toReleaseId } from '@meet/contracts/remotes';
import { publishRelease as call, releasesErrors } from '@meet/releases-contract';
import { validate } from '../checks/validate.ts';
import { defineOperation } from '../defineOperation.ts';
import { getKeptSlots } from '../live/getKeptSlots.ts';
import { presentRelease } from '../presenters/present.ts';
import { Publication } from '../uploads/Publication.ts';
import { storeRelease } from '../uploads/storeRelease.ts';

export const publishRelease = defineOperation(call, async (input, context) => {
  const { deps, form } = context;
  if (!(form instanceof Publication)) throw new ServiceError(releasesErrors.UPLOAD_MALFORMED);
  const { actor, live, files } = form;
  const { signature, commit, record: recordText } = input;
  const types = input.types || undefined;
  const keptSlots = getKeptSlots(await deps.live.read(), input.remote);
  const { record, problems } = await validate(
    { remote: live.remote, keptSlots, recordText, signature, types, files },
    deps.validators,
  );
  if (!record || problems.length) {
    throw new ServiceError(releasesErrors.RELEASE_REFUSED, {
      fields: problems.map(({ key, at, params }) => ({
        path: at,
        key: `releases.problems.${key}`,
        params: { at, ...params },
      })),
    });
  }
  await recordAct(context, 'release-published', `${input.remote} ${toReleaseId(record)}`);
  const { release, isNew } = await storeRelease(deps, {
    record,
    recordText,
    signature: signature ?? null,
    commit: commit || null,
    types: types ?? null,
    publishedBy: actor.name,
    files,
  });
  return { release: presentRelease(release, (await deps.live.read()).get(input.remote)!.channel), isNew };
});

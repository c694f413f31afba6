import { ServiceError } from '@meet/contracts';
import { publishRelease as call, releasesErrors } from '@meet/releases-contract';
import { judge } from '../checks/judge.ts';
import { defineOperation } from '../defineOperation.ts';
import { keptSlotsOf } from '../live/keptSlotsOf.ts';
import { presentRelease } from '../presenters/present.ts';
import { loadRemote } from '../rights/loadRemote.ts';
import { storeRelease } from '../uploads/storeRelease.ts';

export const publishRelease = defineOperation(call, async (input, { deps, caller }) => {
  const { actor, live } = await loadRemote(deps, caller, input.remote);
  const files = deps.uploads.get(caller)?.files;
  if (!files) throw new ServiceError(releasesErrors.UPLOAD_MALFORMED);
  const { signature, commit, record: recordText } = input;
  const types = input.types || undefined;
  const keptSlots = keptSlotsOf(await deps.live.read(), input.remote);
  const { record, problems } = await judge(
    { remote: live.remote, keptSlots, recordText, signature, types, files },
    deps.judges,
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

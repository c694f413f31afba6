import { eraseAccountFromReleases as call } from '@meet/releases-contract';
import { readNext } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';

const REVISIONS_AT_ONCE = 200;

/** Deletes the account's chosen previews, and takes it from the testers and from the people of canaries. */
export const eraseAccountFromReleases = defineOperation(call, async (erasure, { deps }) => {
  const { accountId, email, pseudonym, cursor } = erasure;
  if (cursor === null) {
    await deps.choices.forget(accountId);
    await deps.testers.deleteOne({ _id: email });
  }
  const { found: revisions, next } = await readNext(deps.channels, cursor ?? '', REVISIONS_AT_ONCE);
  const names = new Set([accountId, email]);
  const replace = (person: string) => (names.has(person) ? pseudonym : person);
  for (const { _id, state } of revisions) {
    const { canary, proposal } = state;
    const isNamed = [...(canary?.people ?? []), ...(proposal?.people ?? [])].some((person) => names.has(person));
    if (!isNamed) continue;
    const changed = {
      ...state,
      canary: canary && { ...canary, people: canary.people.map(replace) },
      proposal: proposal && { ...proposal, ...(proposal.people && { people: proposal.people.map(replace) }) },
    };
    await deps.channels.updateOne({ _id }, { $set: { state: changed } });
  }
  return { cursor: next };
});

import { eraseAccountFromChat as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { forgetInMessages } from '../erasure/forgetInMessages.ts';
import { forgetInRooms } from '../erasure/forgetInRooms.ts';
import { leaveRooms } from '../erasure/leaveRooms.ts';
import { disownFiles, sweepFiles } from '../files/sweepFiles.ts';
import { indexMessages } from '../search/indexMessages.ts';

const STEPS = ['own', 'rooms', 'reactions', 'messages', 'words'] as const;

/**
 * Erases an account step by step; the cursor is the step and its place in it. Messages that others can read stay, under
 * the pseudonym.
 */
export const eraseAccountFromChat = defineOperation(call, async (erasure, context) => {
  const { deps, now } = context;
  const { accountId, pseudonym } = erasure;
  const { step, after } = parseCursor(erasure.cursor);
  if (step === 'own') {
    if (!(await leaveRooms(context, erasure))) return { cursor: 'own:' };
    if (!(await disownFiles(deps, { accountId, pseudonym }, now()))) return { cursor: 'own:' };
    await deps.webhookStore.endAll({ creatorId: accountId });
    await deps.members.updateMany({ invitedBy: accountId }, { $set: { invitedBy: pseudonym } });
    await deps.followerRecords.deleteMany({ accountId });
    await deps.memberships.deleteOne({ _id: accountId });
    deps.people.forget(accountId);
    return { cursor: 'rooms:' };
  }
  if (step === 'words') {
    // The service does both soon anyway; the answer confirms that they are done.
    await indexMessages(deps, now());
    await sweepFiles(deps, now());
    return { cursor: null };
  }
  const last =
    step === 'rooms'
      ? await forgetInRooms(context, erasure, after)
      : step === 'reactions'
        ? await deps.reactions.forgetAccount(accountId, after)
        : await forgetInMessages(deps, erasure, after);
  if (last !== null) return { cursor: `${step}:${last}` };
  const next = STEPS[STEPS.indexOf(step) + 1];
  return { cursor: next ? `${next}:` : null };
});

function parseCursor(cursor: string | null): { step: (typeof STEPS)[number]; after: string } {
  const [name, ...rest] = (cursor ?? '').split(':');
  const step = STEPS.find((one) => one === name) ?? 'own';
  return { step, after: rest.join(':') };
}

import { setMeetingPresence as call } from '@meet/network-contract';
import type { Deps } from '../Deps.ts';
import { defineOperation } from '../defineOperation.ts';
import type { PresenceRecord } from '../models/presenceModel.ts';
import { announceOwnStatus, announcePresence } from '../presence/announcePresence.ts';
import { ensurePresence } from '../presence/ensurePresence.ts';
import { isHidden } from '../presence/presentPresence.ts';

export const setMeetingPresence = defineOperation(call, async ({ accountId, roomId, inMeeting }, { deps, now }) => {
  if (!(await ensurePresence(deps, accountId))) return {};
  const changed = inMeeting ? await enter(deps, accountId, roomId) : await leave(deps, accountId, roomId);
  if (!changed) return {};
  await announceOwnStatus(deps, changed);
  if (!isHidden(changed, now())) await announcePresence(deps, changed);
  return {};
});

/** Adds a meeting. Returns null if the person was already in that meeting. */
async function enter(deps: Deps, accountId: string, roomId: string): Promise<PresenceRecord | null> {
  const nowSeconds = Math.floor(deps.now() / 1000);
  const changed = await deps.presences
    .findOneAndUpdate(
      { _id: accountId, meetings: { $ne: roomId } },
      { $addToSet: { meetings: roomId }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    )
    .lean();
  if (changed?.meetings.length !== 1) return changed;
  return deps.presences
    .findOneAndUpdate({ _id: accountId }, { $set: { meetingSince: nowSeconds } }, { returnDocument: 'after' })
    .lean();
}

async function leave(deps: Deps, accountId: string, roomId: string): Promise<PresenceRecord | null> {
  return deps.presences
    .findOneAndUpdate(
      { _id: accountId, meetings: roomId },
      { $pull: { meetings: roomId }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    )
    .lean();
}

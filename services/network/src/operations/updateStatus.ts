import { commonErrors, ServiceError } from '@meet/contracts';
import { updateStatus as call, type StatusName } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import type { PresenceRecord, StatusRecord } from '../models/presenceModel.ts';
import { checkStatusEnd } from '../policies/checkStatusEnd.ts';
import { announceOwnStatus, announcePresence } from '../presence/announcePresence.ts';
import { ensurePresence } from '../presence/ensurePresence.ts';
import { isHidden, presentOwnStatus } from '../presence/presentPresence.ts';

export const updateStatus = defineOperation(call, async (input, { deps, account, now }) => {
  checkStatusEnd(input, now());
  const before = await ensurePresence(deps, account.accountId);
  if (!before) throw new ServiceError(commonErrors.NOT_FOUND);
  const nowSeconds = Math.floor(now() / 1000);
  const name = input.status as StatusName;
  const status: StatusRecord = {
    name,
    description: input.statusDescription?.trim() ?? '',
    start: getStart(name, before, input.statusStart, nowSeconds),
    end: input.statusEnd ?? null,
  };
  const wasHidden = isHidden(before, now());
  const after = await deps.presences
    .findOneAndUpdate(
      { _id: account.accountId, ...(input.unlessSet === 1 && { status: null }) },
      { $set: { status, hiddenAt: hiddenAt(name, before, wasHidden, nowSeconds) }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    )
    .lean();
  if (!after) {
    const set = await deps.presences.findById(account.accountId).lean();
    return { status: presentOwnStatus(set!, now())! };
  }
  await announceOwnStatus(deps, after);
  // For others, a hidden person's presence has not changed.
  if (!(wasHidden && isHidden(after, now()))) await announcePresence(deps, after);
  return { status: presentOwnStatus(after, now())! };
});

/** Returns the start of a status. Invisible keeps the start of the previous status. */
function getStart(name: StatusName, before: PresenceRecord, sent: number | null | undefined, nowSeconds: number) {
  if (name === 'Invisible' && before.status) return before.status.start;
  return Math.min(sent ?? nowSeconds, nowSeconds);
}

function hiddenAt(name: StatusName, before: PresenceRecord, wasHidden: boolean, nowSeconds: number): number | null {
  if (name !== 'Invisible') return null;
  if (wasHidden) return before.hiddenAt;
  return before.online ? nowSeconds : before.lastOnlineAt;
}

import type { AccountCaller } from '@meet/contracts';
import { userChannel } from '@meet/contracts/events';
import { meetingRing, RING_MS } from '@meet/meetings-contract';
import { createId } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { RingRecord } from '../models/ringModel.ts';
import { ringDevices } from '../notices/ringDevices.ts';
import type { Invited } from '../people/findPeople.ts';
import { endRing } from './endRing.ts';

const FORGOTTEN_AFTER_MS = 7 * 86_400_000;

/** Calls those who have an account into a room. Who is being called there already rings anew, not twice. */
export async function ringPeople(
  deps: Deps,
  caller: AccountCaller,
  room: { roomId: string; subject: string },
  people: readonly Invited[],
): Promise<void> {
  const now = deps.now();
  for (const { account, isAcquaintance } of people) {
    if (!account) continue;
    const former = await deps.rings
      .findOne({ roomId: room.roomId, state: 'ringing', calleeId: account.accountId })
      .lean();
    if (former) await endRing(deps, former, 'cancelled');
    const ring: RingRecord = {
      _id: createId(),
      ...room,
      callerId: caller.accountId,
      callerName: caller.fullName,
      callerEmail: caller.email,
      calleeId: account.accountId,
      calleeName: account.fullName,
      isCalleeAcquaintance: isAcquaintance,
      state: 'ringing',
      expiresAt: now + RING_MS,
      forgottenAt: new Date(now + FORGOTTEN_AFTER_MS),
    };
    await deps.rings.create(ring);
    await deps.publish(userChannel(account.accountId), meetingRing, presentRing(ring));
    deps.background.run(() => ringDevices(deps, ring));
  }
}

export const presentRing = ({ _id, roomId, subject, callerName, callerEmail, expiresAt }: RingRecord) => ({
  ringId: _id,
  roomId,
  subject,
  callerName,
  callerEmail,
  expiresAt,
});

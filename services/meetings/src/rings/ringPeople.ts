import type { AccountCaller } from '@meet/contracts';
import { userChannel } from '@meet/contracts/events';
import { meetingRing, RING_MS } from '@meet/meetings-contract';
import { createId, isDuplicateKey } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { RingRecord } from '../models/ringModel.ts';
import { notifyOfMissedCall } from '../notices/notifyOfMissedCall.ts';
import { ringDevices } from '../notices/ringDevices.ts';
import type { Invited } from '../people/findPeople.ts';
import { presentRing } from '../presenters/presentRing.ts';
import { chooseManner, type CallManner } from './chooseManner.ts';
import { endRing } from './endRing.ts';
import { notifyCaller } from './notifyCaller.ts';

const FORGOTTEN_AFTER_MS = 7 * 86_400_000;

export interface Callee {
  readonly accountId: string;
  readonly fullName: string;
  readonly email: string;
  /** Whether the person lets the caller see their account, and thus the progress of the call. */
  readonly isAcquaintance: boolean;
}

export interface CalledInto {
  readonly roomId: string;
  readonly subject: string;
}

/** Returns the invited people who can be called: those with an account. */
export const toCallees = (people: readonly Invited[]): Callee[] =>
  people.flatMap(({ account, isAcquaintance }) => (account ? { ...account, isAcquaintance } : []));

/**
 * Calls people to a room. It rings or knocks if they are there; otherwise they miss the call at once. A new call to the
 * same room replaces one that still rings. If several people call at once, the first one's call stands.
 */
export async function ringPeople(
  deps: Deps,
  caller: AccountCaller,
  room: CalledInto,
  callees: readonly Callee[],
): Promise<void> {
  const ids = callees.map(({ accountId }) => accountId);
  const getManner = await chooseManner(deps, ids);
  for (const callee of callees) {
    const former = await deps.rings
      .findOne({ roomId: room.roomId, state: 'ringing', calleeId: callee.accountId })
      .lean();
    if (former) await endRing(deps, former, 'cancelled');
    await placeCall(deps, newRing(deps, caller, room, callee, getManner(callee.accountId)));
  }
}

async function placeCall(deps: Deps, ring: RingRecord): Promise<void> {
  try {
    await deps.rings.create(ring);
  } catch (error) {
    if (isDuplicateKey(error)) return;
    throw error;
  }
  await notifyCaller(deps, ring);
  if (ring.state === 'absent') await notifyOfMissedCall(deps, ring);
  else await deps.publish(userChannel(ring.calleeId), meetingRing, presentRing(ring));
  // A person without an open tab may have a device that notifies them, and may join by it. A knock is for people at the
  // screen.
  if (ring.manner === 'ring') deps.background.run(() => ringDevices(deps, ring));
}

function newRing(
  { now }: Deps,
  caller: AccountCaller,
  { roomId, subject }: CalledInto,
  callee: Callee,
  { manner, busyUntil }: CallManner,
): RingRecord {
  return {
    _id: createId(),
    roomId,
    subject,
    callerId: caller.accountId,
    callerName: caller.fullName,
    callerEmail: caller.email,
    calleeId: callee.accountId,
    calleeName: callee.fullName,
    calleeEmail: callee.email,
    isCalleeAcquaintance: callee.isAcquaintance,
    state: manner ? 'ringing' : 'absent',
    manner: manner ?? 'ring',
    busyUntil,
    expiresAt: now() + RING_MS,
    endedAt: manner ? null : now(),
    forgottenAt: new Date(now() + FORGOTTEN_AFTER_MS),
  };
}

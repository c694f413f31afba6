import type { Caller } from '@meet/contracts';
import { createId, toNetwork } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { AttendanceRecord } from '../models/attendanceModel.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';
import { newAttendance } from './newAttendance.ts';

export interface Entrant {
  readonly caller: Caller;
  readonly name: string;
  readonly email: string | null;
  /** Id that a guest got when they entered before: the same seat again. */
  readonly formerId?: string | undefined;
  readonly browserId?: string | undefined;
  /** Hosts are let in although somebody was removed from their browser or network. */
  readonly isHost: boolean;
}

/**
 * The attendance that a person enters with. An account has one per meeting, so that a reload takes the same seat;
 * a guest keeps theirs by the id that only they were told. A browser that somebody was removed from gets the removed
 * one, which the door refuses until the meeting is over. Callers that name no browser are told apart by their network.
 */
export async function takeAttendance(
  deps: Deps,
  roomId: string,
  meeting: MeetingRecord | null,
  entrant: Entrant,
): Promise<AttendanceRecord> {
  const { attendances } = deps;
  const accountId = (entrant.caller.kind === 'user' && entrant.caller.accountId) || null;
  const meetingId = meeting?._id ?? null;
  const now = deps.now();
  const browser = entrant.browserId ? deps.secrets.hash('meeting-browser', `${roomId} ${entrant.browserId}`) : null;
  const network = deps.secrets.hash('meeting-network', `${roomId} ${toNetwork(entrant.caller.address)}`);
  const origin = browser ? { browser } : { network };
  const removed =
    meetingId && !entrant.isHost && (await attendances.findOne({ roomId, meetingId, ...origin, removed: true }).lean());
  if (removed) return { ...removed, accountId, name: entrant.name, email: entrant.email };
  const former = accountId
    ? await attendances.findOne({ roomId, accountId, meetingId: { $in: [meetingId, null] } }).lean()
    : entrant.formerId &&
      (await attendances
        .findOne({ _id: entrant.formerId, roomId, accountId: null, meetingId: { $in: [meetingId, null] } })
        .lean());
  if (former) {
    const fresh = {
      name: entrant.name,
      email: entrant.email ?? former.email,
      browser: browser ?? former.browser,
      network,
      seenAt: now,
    };
    await attendances.updateOne({ _id: former._id }, { $set: fresh });
    return { ...former, ...fresh };
  }
  const { name, email } = entrant;
  const record = newAttendance(
    { _id: createId(), roomId, meetingId, accountId, name, email, timeZone: null, browser, network },
    now,
  );
  await attendances.create(record);
  return record;
}

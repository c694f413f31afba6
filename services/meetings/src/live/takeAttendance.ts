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
  /** Attendance id that a guest got at an earlier entry, for the same seat again. */
  readonly formerId?: string | undefined;
  readonly browserId?: string | undefined;
  /** Hosts are admitted even if somebody was removed from their browser or network. */
  readonly isHost: boolean;
}

/**
 * Returns the attendance with which a person enters. An account has one per meeting, so that a reload takes the same
 * seat. A guest keeps theirs by an id that only they know. A browser from which somebody was removed gets the removed
 * attendance, which the door refuses until the meeting is over. Callers that name no browser are distinguished by their
 * network.
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

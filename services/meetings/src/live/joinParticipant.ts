import { channelsChanged, meetingChannel, userChannel } from '@meet/contracts/events';
import { joinChatForMeeting } from '../chat/openChatForMeeting.ts';
import { isDuplicateKey } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { AttendanceRecord } from '../models/attendanceModel.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';
import { notifyOfStay } from '../notices/notifyOfStay.ts';
import { findRoom } from '../rooms/findRoom.ts';
import { laterAttendanceId } from './attendanceIds.ts';
import { ensureLiveMeeting, findLiveMeeting } from './ensureLiveMeeting.ts';
import { findEndAfter } from './findEndAfter.ts';
import { whereGone } from './whereGone.ts';
import { newAttendance } from './newAttendance.ts';
import type { RoomSignal } from './RoomSignal.ts';
import { settleMeeting } from './settleMeeting.ts';
import { showPresence } from './showPresence.ts';
import { closeStay } from './leaveParticipant.ts';

/**
 * Stores that a person is in the room. Starts the meeting if none runs, and makes the person its participant.
 * `admitted` is false if only a heartbeat reports the person and a password may bar them: they are counted, but not
 * admitted.
 */
export function joinParticipant(deps: Deps, signal: RoomSignal, options: { admitted?: boolean } = {}): Promise<void> {
  return deps.inRoom(signal.roomId, () => seatInQueue(deps, signal, options));
}

/**
 * Does the same within the room's queue. It may run late, or in several processes. It does not reopen a meeting that
 * was ended for all since. Nor does it bring back a person who has left, or whose seat a later participant has taken.
 */
export async function seatInQueue(deps: Deps, signal: RoomSignal, { admitted = true } = {}): Promise<void> {
  const { at = deps.now() } = signal;
  const running = await findLiveMeeting(deps, signal.roomId);
  // Checked after the running meeting was read: a missing meeting may be one that has just been ended.
  if (await isOver(deps, signal, at)) return;
  const meeting = running ?? (await ensureLiveMeeting(deps, await findRoom(deps, signal.roomId), {}, at));
  await rememberRoomMax(deps, meeting, signal.roomMax);
  const attendance = await attendanceFor(deps, meeting, signal);
  if (isOvertaken(attendance, signal.participantId, at)) return;
  const change = {
    meetingId: meeting._id,
    participantId: signal.participantId,
    enteredAt: at,
    name: signal.name || attendance.name,
    present: true,
    leftAt: null,
    seenAt: deps.now(),
    ...(admitted && { admitted }),
    ...(attendance.firstJoinedAt === null && { firstJoinedAt: at }),
    ...(!attendance.present && { joinedAt: at }),
  };
  const seated = { ...attendance, ...change };
  if (!(await seat(deps, attendance, change))) return seatInQueue(deps, signal, { admitted });
  if (admitted) await rememberPerson(deps, meeting, attendance, signal.name, at);
  const wasIn = attendance.present && attendance.admitted;
  if (!wasIn) await notifyOfStay(deps, 'participant.joined', seated);
  const isRunning = await settleMeeting(deps, meeting._id, attendance.accountId);
  // Usually the report of an exit closes the stay. If it came while no meeting ran, it found no stay to close.
  const gone = await whereGone(deps, signal);
  if (gone.length > 0 && !gone.includes(seated._id)) {
    await closeStay(deps, seated, at);
    await settleMeeting(deps, meeting._id);
  } else if (!isRunning) {
    await leaveEnded(deps, meeting, seated);
    await seatInQueue(deps, signal, { admitted });
  }
}

async function rememberRoomMax({ meetings }: Deps, meeting: MeetingRecord, roomMax: number | undefined): Promise<void> {
  if (roomMax === undefined || roomMax === meeting.roomMax) return;
  await meetings.updateOne({ _id: meeting._id }, { $set: { roomMax } });
}

/** Removes the person from a meeting that another process found empty, or ended, before it saw them. */
async function leaveEnded(deps: Deps, meeting: MeetingRecord, seated: AttendanceRecord): Promise<void> {
  const { accountId, roomId } = seated;
  const ended = await deps.meetings.findById(meeting._id, { endedAt: 1 }).lean();
  await closeStay(deps, seated, ended?.endedAt ?? deps.now());
  // The process that ended the meeting may not have known yet that this account receives its events.
  if (accountId && accountId !== meeting.ownerId)
    await deps.publish(userChannel(accountId), channelsChanged, { join: [], leave: [meetingChannel(roomId)] });
}

async function isOver(deps: Deps, signal: RoomSignal, at: number): Promise<boolean> {
  return (await findEndAfter(deps, signal.roomId, at)) !== undefined || (await whereGone(deps, signal)).length > 0;
}

function isOvertaken(
  { gone, present, participantId, enteredAt }: AttendanceRecord,
  coming: string,
  at: number,
): boolean {
  if (gone.includes(coming)) return true;
  return present && participantId !== coming && (enteredAt ?? 0) > at;
}

/** Writes the change unless the attendance was changed since it was read. Returns whether it wrote. */
async function seat(
  { attendances }: Pick<Deps, 'attendances'>,
  known: AttendanceRecord,
  change: Partial<AttendanceRecord>,
): Promise<boolean> {
  const { _id, present, admitted, participantId, joinedAt, leftAt } = known;
  const unlessOver = { over: { $ne: true }, gone: { $ne: change.participantId } };
  const rest = Object.entries(known).filter(([name]) => name !== '_id' && !(name in change));
  try {
    const { matchedCount, upsertedCount } = await attendances.updateOne(
      { _id, present, admitted, participantId, joinedAt, leftAt, ...unlessOver },
      { $set: change, $setOnInsert: Object.fromEntries(rest.filter(([name]) => !GIVEN_BY_FILTER.has(name))) },
      { upsert: true },
    );
    return matchedCount + upsertedCount > 0;
  } catch (error) {
    // The attendance exists by now, and differs from the one that was read.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Fields that an insert takes from the filter. */
const GIVEN_BY_FILTER: ReadonlySet<string> = new Set(['present', 'admitted', 'participantId', 'joinedAt', 'leftAt']);

/** Returns the attendance of the token, or a new one if the token's attendance belongs to an earlier meeting. */
async function attendanceFor(
  { attendances, now }: Deps,
  meeting: MeetingRecord,
  signal: RoomSignal,
): Promise<AttendanceRecord> {
  const named = await attendances.findOne({ _id: signal.participantKey, roomId: signal.roomId }).lean();
  if (named && (named.meetingId === null || named.meetingId === meeting._id)) return named;
  const _id = named ? laterAttendanceId(named._id, meeting._id) : signal.participantKey;
  const known = named && (await attendances.findById(_id).lean());
  if (known) return known;
  return newAttendance(
    {
      _id,
      roomId: signal.roomId,
      meetingId: meeting._id,
      accountId: named?.accountId ?? null,
      name: signal.name || '?',
      email: named?.email ?? signal.email ?? null,
      timeZone: named?.timeZone ?? null,
      browser: named?.browser ?? null,
      network: named?.network ?? null,
    },
    now(),
  );
}

async function rememberPerson(
  deps: Deps,
  meeting: MeetingRecord,
  { accountId, email }: AttendanceRecord,
  name: string,
  joinedAt: number,
): Promise<void> {
  const words = `${name} ${email ?? ''}`.trim().toLowerCase();
  await deps.meetings.updateOne(
    { _id: meeting._id },
    { $addToSet: { searchNames: words, ...(accountId && { accountIds: accountId }) } },
  );
  if (!accountId) return;
  const { roomId, subject, ownerEmail } = meeting;
  await deps.joins.updateOne({ accountId, roomId }, { $set: { subject, ownerEmail, joinedAt } }, { upsert: true });
  await deps.publish(userChannel(accountId), channelsChanged, {
    join: [meetingChannel(roomId)],
    leave: [],
  });
  await showPresence(deps, accountId, roomId);
  await joinChatForMeeting(deps, meeting._id, accountId);
}

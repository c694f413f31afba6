import { ATTENDEES, CHATTING_SHARE, DAY_MS, pickSome, toSubject, type CompanySize, type Person } from './company.ts';
import type { Writer } from './createWriter.ts';

const FIRST_ROOM_ID = 200_000_000;

/** Returns the id of a person's personal meeting room, by their position in the company. */
export const getRoomId = (at: number): string => String(FIRST_ROOM_ID + at);

/** Stores a personal meeting room for each person, and all past meetings with their attendances. */
export async function fillMeetings(
  writer: Writer,
  people: readonly Person[],
  size: CompanySize,
  random: () => number,
  now: number,
): Promise<void> {
  for (const [at, { accountId, email, fullName }] of people.entries())
    await writer.add('meetings.rooms', {
      _id: getRoomId(at),
      ownerId: accountId,
      ownerName: fullName,
      ownerEmail: email,
      type: 1,
      label: null,
      labelKey: null,
      sealedPassword: null,
      lobby: null,
      version: 0,
      passwordReportedAt: null,
      lobbyReportedAt: null,
      usedAt: now - 400 * DAY_MS,
      createdAt: now - 400 * DAY_MS,
    });
  const joined = new Set<string>();
  for (const meeting of listMeetings(people, size, random, now)) {
    const { attendees, owner, roomId, startedAt } = meeting;
    await addMeeting(writer, meeting);
    for (const { accountId } of attendees) {
      const join = `${accountId} ${roomId}`;
      if (joined.has(join)) continue;
      joined.add(join);
      await writer.add('meetings.joins', {
        accountId,
        roomId,
        subject: meeting.subject,
        ownerEmail: owner.email,
        isFavorite: false,
        joinedAt: startedAt,
      });
    }
  }
}

/** Stores a past meeting with its attendances. `kept` has fields for what people kept of it. */
export async function addMeeting(writer: Writer, meeting: PastMeeting, kept: object = {}): Promise<void> {
  const { id, owner, attendees, roomId, startedAt, endedAt } = meeting;
  await writer.add('meetings.meetings', {
    _id: id,
    roomId,
    ownerId: owner.accountId,
    ownerName: owner.fullName,
    ownerEmail: owner.email,
    subject: meeting.subject,
    subjectVersion: 1,
    subjectReportedAt: null,
    startMode: 1,
    isPaid: true,
    live: false,
    startedAt,
    endsAt: null,
    endedAt,
    endReason: 'host',
    timeOwedAt: null,
    conferenceJid: null,
    endOwedSince: null,
    endRetryAt: null,
    participantCount: 0,
    emptySince: endedAt,
    attended: true,
    hasChat: meeting.hasChat,
    version: 8,
    accountIds: attendees.map(({ accountId }) => accountId),
    searchNames: attendees.map(({ fullName, email }) => `${fullName} ${email}`.toLowerCase()),
    searchText: [meeting.subject, roomId, owner.fullName, owner.email].join(' ').toLowerCase(),
    ...kept,
  });
  for (const { accountId, email, fullName } of attendees) {
    await writer.add('meetings.attendances', {
      _id: `${id}-${accountId}`,
      roomId,
      meetingId: id,
      accountId,
      name: fullName,
      email,
      participantId: `${id}-${accountId}.1`,
      pageParticipantId: null,
      timeZone: 'Europe/Bucharest',
      present: false,
      admitted: true,
      removed: false,
      over: true,
      browser: null,
      network: null,
      firstJoinedAt: startedAt,
      enteredAt: startedAt,
      gone: [`${id}-${accountId}.1`],
      waitingReportedAt: null,
      joinedAt: null,
      leftAt: endedAt,
      secondsPresent: Math.round((endedAt - startedAt) / 1_000),
      quality: null,
      seenAt: endedAt,
      createdAt: startedAt,
    });
  }
}

export interface PastMeeting {
  readonly id: string;
  readonly roomId: string;
  readonly owner: Person;
  readonly attendees: readonly Person[];
  readonly subject: string;
  readonly hasChat: boolean;
  readonly startedAt: number;
  readonly endedAt: number;
}

/** Yields the meetings of all days, the earliest first. */
function* listMeetings(
  people: readonly Person[],
  { workingDays, meetingsPerPersonAndDay }: CompanySize,
  random: () => number,
  now: number,
): Generator<PastMeeting> {
  const perDay = Math.round((people.length * meetingsPerPersonAndDay) / ATTENDEES);
  for (let day = workingDays; day > 0; day -= 1)
    for (let at = 0; at < perDay; at += 1) {
      const attendees = pickSome(people, ATTENDEES, random);
      const owner = attendees[0]!;
      const startedAt = now - day * 1.5 * DAY_MS + Math.floor(random() * 8 * 3_600_000);
      yield {
        id: `meeting-${day}-${at}`,
        roomId: getRoomId(people.indexOf(owner)),
        owner,
        attendees,
        subject: toSubject(at),
        hasChat: random() < CHATTING_SHARE,
        startedAt,
        endedAt: startedAt + 1_800_000,
      };
    }
}

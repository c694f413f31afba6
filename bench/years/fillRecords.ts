import { DAY_MS, type CompanySize, type Person } from './company.ts';
import type { Writer } from './createWriter.ts';
import { addMeeting, getRoomId } from './fillMeetings.ts';

const RECORDED_EVERY = 10;
const LINES_A_PAGE = 100;
const PAGES = 2;
const POLLS = 3;
const CALLS_EACH = 20;
const APPLICATIONS = 30;
export const REMOTE = 'mfe-orchard';
const RECORDED = 'meeting-recorded';

/**
 * Stores what people keep of some meetings: polls, notes, transcripts and recordings. Then it stores missed calls and
 * outside applications. Returns the id of a past meeting of the first two people of which they kept everything.
 */
export async function fillRecords(
  writer: Writer,
  people: readonly Person[],
  { workingDays, meetingsPerPersonAndDay }: CompanySize,
  now: number,
): Promise<string> {
  const [owner, other] = people;
  const startedAt = now - DAY_MS;
  const meeting = { id: RECORDED, owner: owner!, attendees: [owner!, other!], roomId: getRoomId(0), hasChat: false };
  const kept = { hasPolls: true, hasNotes: true, transcriptLength: LINES_A_PAGE * PAGES * 40 };
  const times = { startedAt, endedAt: startedAt + 1_800_000 };
  await addMeeting(writer, { ...meeting, ...times, subject: 'Budget' }, kept);
  await addKept(writer, RECORDED, owner!, startedAt);
  const recorded = Math.floor((workingDays * meetingsPerPersonAndDay * people.length) / 4 / RECORDED_EVERY);
  for (let at = 0; at < recorded; at += 1)
    await addKept(writer, `meeting-recorded-${at}`, people[at % people.length]!, startedAt - at * 60_000);
  await addCalls(writer, people, workingDays > 0 ? CALLS_EACH : 1, now);
  await addApplications(writer, owner!, workingDays > 0 ? APPLICATIONS : 1, now);
  await addRemote(writer, workingDays, now);
  return RECORDED;
}

async function addKept(writer: Writer, meetingId: string, owner: Person, startedAt: number): Promise<void> {
  for (let at = 0; at < POLLS; at += 1)
    await writer.add('meetings.polls', {
      _id: `${meetingId}-poll-${at}`,
      meetingId,
      question: 'Shall we meet at three?',
      options: ['Yes', 'No'],
      isMultiple: false,
      isAnonymous: true,
      openedAt: startedAt + at,
      endedAt: startedAt + 60_000,
      votes: [],
      counts: [2, 2],
      voters: 4,
      revision: 6,
    });
  const notes = { update: '', changes: [], changeCount: 0, size: 0, changedAt: startedAt, revision: 1 };
  await writer.add('meetings.notes', { _id: meetingId, ...notes });
  for (let page = 0; page < PAGES; page += 1)
    await writer.add('meetings.transcriptPages', {
      _id: `${meetingId}.${page}`,
      meetingId,
      page,
      lines: Array.from({ length: LINES_A_PAGE }, (_, line) => ({
        lineId: `line-${page}-${line}`,
        name: owner.fullName,
        accountId: owner.accountId,
        text: 'The figures of the quarter are in the shared folder.',
        startedAt: startedAt + (page * LINES_A_PAGE + line) * 5_000,
        endedAt: startedAt + (page * LINES_A_PAGE + line) * 5_000 + 4_000,
      })),
    });
  await writer.add('meetings.recordings', {
    _id: `${meetingId}-recording`,
    meetingId,
    roomId: getRoomId(0),
    ownerId: owner.accountId,
    accountId: owner.accountId,
    recorderIds: [owner.accountId],
    sessionId: 'session',
    live: false,
    startedAt,
    endedAt: startedAt + 1_800_000,
    leaseUntil: startedAt + 1_800_000,
    next: 0,
    bytes: 0,
    segments: [],
    parts: [],
    deletedAt: null,
  });
}

/** Stores missed calls from each person to the next one. */
async function addCalls(writer: Writer, people: readonly Person[], each: number, now: number): Promise<void> {
  for (const [at, caller] of people.entries())
    for (let one = 0; one < each; one += 1) {
      const callee = people[(at + one + 1) % people.length]!;
      const endedAt = now - (one + 1) * 3_600_000;
      await writer.add('meetings.rings', {
        _id: `ring-${at}-${one}`,
        roomId: getRoomId(at),
        subject: 'Budget',
        callerId: caller.accountId,
        callerName: caller.fullName,
        callerEmail: caller.email,
        calleeId: callee.accountId,
        calleeName: callee.fullName,
        calleeEmail: callee.email,
        isCalleeAcquaintance: true,
        state: 'missed',
        manner: 'ring',
        busyUntil: null,
        expiresAt: endedAt,
        endedAt,
        forgottenAt: new Date(now + DAY_MS),
      });
    }
}

/** Stores outside applications, all permitted by one person. */
async function addApplications(writer: Writer, person: Person, count: number, now: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const scopes = ['profile', 'meetings'];
    const client = { name: `Application ${at}`, redirectUris: ['https://application.example/done'], scopes };
    await writer.add('oauth.clients', { _id: `client-${at}`, ...client, secretHash: null, createdAt: now - at });
    await writer.add('oauth.grants', {
      _id: `grant-${at}`,
      accountId: person.accountId,
      clientId: `client-${at}`,
      scopes,
      sealed: '',
      createdAt: now - at,
      exchangedAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now + DAY_MS),
    });
  }
}

/** Stores a remote of an outside team, with a change of its live state on each working day. */
async function addRemote(writer: Writer, changes: number, now: number): Promise<void> {
  const rights = { teamEmail: null, slots: [], routes: [], keys: [], sizeBudget: null, requiresSecondPerson: false };
  const times = { createdAt: now - 500 * DAY_MS, seeded: null };
  await writer.add('releases.remotes', { _id: REMOTE, team: 'Orchard', ...rights, ...times });
  for (let revision = 1; revision <= changes + 1; revision += 1)
    await writer.add('releases.channels', {
      _id: `${REMOTE}/${String(revision).padStart(10, '0')}`,
      remote: REMOTE,
      revision,
      at: now - (changes + 1 - revision) * DAY_MS,
      action: revision % 2 ? 'disabled' : 'enabled',
      by: 'Ana Orchard',
      reason: null,
      state: { stable: null, canary: null, previews: [], disabled: revision % 2 === 1, proposal: null },
    });
}

import {
  createMeeting,
  endMeeting,
  getMeetingsHistory,
  getOwnedRoomIds,
  getScheduledMeetings,
  joinMeeting,
  roomParticipantJoined,
  scheduleMeeting,
  startMeeting,
  type MeetingSession,
} from '@meet/meetings-contract';
import { PAST_MEETINGS, PLANNED_MEETINGS, type PastMeeting, type PlannedMeeting } from './calendar.ts';
import { workingDay } from './moments.ts';
import type { DemoServices } from './openDemoServices.ts';
import { CLIENT, DEMO_HOST, toEmail } from './team.ts';

const MINUTE_MS = 60_000;
const CUSTOM_ROOM = 'standup';

/** Creates past meetings, planned meetings, and a room with a name. */
export async function fillMeetings(services: DemoServices): Promise<void> {
  for (const meeting of PAST_MEETINGS) await hold(services, meeting);
  services.goTo(services.now);
  for (const meeting of PLANNED_MEETINGS) await plan(services, meeting);
  const host = toEmail(DEMO_HOST);
  const { roomIds } = await services.as(host, getOwnedRoomIds, {});
  if (!roomIds.some(({ label }) => label === CUSTOM_ROOM))
    await services.as(host, createMeeting, { label: CUSTOM_ROOM });
}

async function hold(
  services: DemoServices,
  { workingDaysAgo, time, owner, subject, minutes, came }: PastMeeting,
): Promise<void> {
  const email = toEmail(owner);
  const start = workingDay(services.now, -workingDaysAgo, time);
  const { meetings } = await services.as(email, getMeetingsHistory, { search: subject, limit: 50 });
  const wanted = PAST_MEETINGS.filter((one) => one.owner === owner && one.subject === subject);
  if (meetings.filter((one) => one.subject === subject).length >= wanted.length) return;

  services.goTo(start);
  const { roomId } = await services.as(email, createMeeting, {});
  await enter(services, await services.as(email, startMeeting, { roomId, subject }), start);
  for (const [id, minute] of [...came].sort(([, a], [, b]) => a - b)) {
    const at = start + minute * MINUTE_MS;
    services.goTo(at);
    await enter(services, await services.as(toEmail(id), joinMeeting, { roomId }), at);
  }
  services.goTo(start + minutes * MINUTE_MS);
  await services.as(email, endMeeting, { roomId });
}

/** Reports a person's entry, as the room's signalling does. */
async function enter(services: DemoServices, session: MeetingSession, at: number): Promise<void> {
  const { roomId, meetingContactHistoryId: participantKey, participantName: name, userIsMeetingOwner } = session;
  const participantId = `demo-${participantKey}`;
  const signal = { roomId, participantKey, participantId, name, isModerator: userIsMeetingOwner, at };
  await services.asService(roomParticipantJoined, signal);
}

async function plan(services: DemoServices, meeting: PlannedMeeting): Promise<void> {
  const { inWorkingDays, time, owner, subject, description, minutes, invited, withClient } = meeting;
  const { meetings } = await services.as(toEmail(owner), getScheduledMeetings, {});
  if (meetings.some((one) => one.isOwner && one.subject === subject)) return;
  await services.as(toEmail(owner), scheduleMeeting, {
    subject,
    description,
    startsAt: workingDay(services.now, inWorkingDays, time),
    durationInMinutes: minutes,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    invited: [...invited.map(toEmail), ...(withClient ? [CLIENT.email] : [])],
  });
}

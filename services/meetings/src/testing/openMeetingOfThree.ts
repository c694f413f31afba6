import type { MeetingSession } from '@meet/meetings-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import type { TestMeetings } from './startMeetings.ts';

export interface MeetingOfThree {
  readonly olga: TestPerson;
  readonly bo: TestPerson;
  readonly roomId: string;
  readonly meetingId: string;
  /** Room tokens of the owner, of Bo and of a guest. */
  readonly keys: { readonly olga: string; readonly bo: string; readonly gus: string };
  /** Reports that Bo left. */
  readonly leaveOfBo: Awaited<ReturnType<TestMeetings['enter']>>;
}

/** Starts a meeting of Olga, who owns the room, in which Bo and the guest Gus are too. */
export async function openMeetingOfThree(meet: TestMeetings): Promise<MeetingOfThree> {
  const [olga, bo] = [meet.signIn({ fullName: 'Olga Owner' }), meet.signIn({ fullName: 'Bo Stan' })];
  const roomId = (await meet.request('create-meeting', { lobby: false }, { as: olga })).body.roomId as string;
  const host = (await meet.request('start-meeting', { roomId, subject: 'Retro' }, { as: olga })).body as MeetingSession;
  await meet.enter(host);
  const meetingId = (await meet.deps.meetings.findOne({ roomId, live: true }).lean())!._id;
  const member = (await meet.request('join-meeting', { roomId }, { as: bo })).body as MeetingSession;
  const leaveOfBo = await meet.enter(member);
  const guest = (await meet.request('join-meeting', { roomId, name: 'Gus' })).body as MeetingSession;
  await meet.enter(guest);
  return {
    ...{ olga, bo, roomId, meetingId, leaveOfBo },
    keys: {
      olga: host.meetingContactHistoryId,
      bo: member.meetingContactHistoryId,
      gus: guest.meetingContactHistoryId,
    },
  };
}

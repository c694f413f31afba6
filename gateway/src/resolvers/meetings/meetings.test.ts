import { describe, expect, it } from '@jest/globals';
import { commonErrors, ServiceError } from '@meet/contracts';
import { meetingsErrors } from '@meet/meetings-contract';
import { graphql } from 'graphql';
import { loadSchema } from '../../graphql/loadSchema.ts';
import { contextAnswering, runResolver } from '../../testing/runResolver.ts';
import { meetingsResolvers } from './index.ts';

const { Query, Mutation } = meetingsResolvers;
const room = { roomId: '1234567890' };

describe('meetings queries', () => {
  it.each([
    ['personalMeetingId', 'get-logged-in-user-personal-meeting-id', { personalMeetingId: '123456789' }, '123456789'],
    [
      'ownedRooms',
      'get-logged-in-user-owned-room-ids-list',
      { roomIds: [], alias: null },
      { roomIds: [], alias: null },
    ],
    ['mobileMeetingAccess', 'check-if-meeting-access-is-allowed-on-mobile-browsers', { isAllowed: true }, true],
    ['joinedMeetingsHistory', 'get-logged-in-user-joined-meetings-history', { userJoinMeetingHistory: [room] }, [room]],
    ['ongoingMeetings', 'get-ongoing-meetings', { meetings: [room] }, [room]],
    ['hostMeetingConfiguration', 'get-host-meeting-configuration', { startMode: 1 }, { startMode: 1 }],
    ['meetingRings', 'get-meeting-calls', { rings: [room] }, [room]],
    ['scheduledMeetings', 'get-scheduled-meetings', { meetings: [room] }, [room]],
  ] as const)('%s asks one call', async (name, path, answer, expected) => {
    const { result, calls } = await runResolver(Query[name], {}, answer);
    expect(result).toEqual(expected);
    expect(calls).toEqual([{ path, input: {} }]);
  });

  it('leave out what was null', async () => {
    const search = { search: null, offset: 20, limit: null };
    const { calls } = await runResolver(Query.meetingsHistory, search, { total: 0, meetings: [] });
    expect(calls).toEqual([{ path: 'get-meetings-history', input: { offset: 20 } }]);
    const dialog = { contactId: 'c1', groupId: null, chatId: null };
    expect((await runResolver(Query.startMeetingConfiguration, dialog, {})).calls[0]!.input).toEqual({
      contactId: 'c1',
    });
  });

  it('ask for the one room named', async () => {
    const { calls } = await runResolver(Query.meetingData, room, room);
    expect(calls).toEqual([{ path: 'get-meeting-data', input: room }]);
  });
});

describe('meetings mutations', () => {
  it.each([
    ['createMeeting', 'create-meeting', 'CreateMeetingSuccess'],
    ['startMeeting', 'start-meeting', 'MeetingSession'],
    ['joinMeeting', 'join-meeting', 'MeetingSession'],
    ['updateMeeting', 'update-meeting', 'MeetingDone'],
    ['endMeeting', 'end-meeting', 'MeetingDone'],
    ['heartbeat', 'heartbeat', 'MeetingHeartbeat'],
    ['openMeetingChat', 'open-meeting-chat', 'OpenMeetingChatSuccess'],
    ['updateContactHistoryParticipantId', 'update-meeting-contact-history-participant-id', 'MeetingDone'],
    ['editPersonalMeetingId', 'edit-personal-meeting-id', 'MeetingDone'],
    ['editCustomRoom', 'edit-custom-room', 'MeetingDone'],
    ['deleteCustomRoom', 'delete-custom-room', 'MeetingDone'],
    ['updateHostMeetingConfiguration', 'update-host-meeting-configuration', 'HostMeetingConfiguration'],
    ['toggleMeetingFavorite', 'toggle-logged-in-user-meeting-favorite-state', 'ToggleMeetingFavoriteSuccess'],
    ['getMeetingIdJoinEmail', 'get-meeting-id-join-email', 'MeetingRoom'],
    ['getMeetingByEmail', 'get-meeting-by-email', 'MeetingRoom'],
    ['getRoomIdByAliasAndLabel', 'get-meeting-room-id-by-alias-and-room-label', 'MeetingRoom'],
    ['startMeetingWithContacts', 'start-meeting-with-contacts', 'StartMeetingWithContactsSuccess'],
    ['createGroupWithInvitedContacts', 'create-group-with-invited-contacts', 'CreateInvitedGroupSuccess'],
    ['sendEmailWhenStartMeeting', 'send-email-when-start-meeting', 'MeetingDone'],
    ['inviteContactToMeeting', 'invite-contact-to-meeting', 'InviteContactToMeetingSuccess'],
    ['answerRing', 'answer-meeting-call', 'MeetingRoom'],
    ['cancelRings', 'cancel-meeting-calls', 'MeetingDone'],
    ['scheduleMeeting', 'schedule-meeting', 'ScheduledMeeting'],
    ['changeScheduledMeeting', 'change-scheduled-meeting', 'ScheduledMeeting'],
    ['cancelScheduledMeeting', 'cancel-scheduled-meeting', 'CancelledMeeting'],
    ['getCalendarFeed', 'get-calendar-feed', 'CalendarFeed'],
  ] as const)('%s makes one call and answers its success or its refusal', async (name, path, typename) => {
    const { result, calls } = await runResolver(Mutation[name], room, room);
    expect(result).toMatchObject({ __typename: typename });
    expect(calls).toEqual([{ path, input: room }]);
    const refused = await runResolver(Mutation[name], room, new ServiceError(meetingsErrors.ROOM_NOT_FOUND));
    expect(refused.result).toMatchObject({ __typename: 'Failure', code: 'ROOM_NOT_FOUND' });
  });

  it('are tested each', () => {
    expect(Object.keys(Mutation)).toHaveLength(26);
  });

  it('take `input` where there is one, without its nulls', async () => {
    const { calls } = await runResolver(Mutation.startMeeting, { input: { ...room, mode: 3, password: null } }, room);
    expect(calls[0]!.input).toEqual({ ...room, mode: 3 });
  });

  it('let a dead session end the request', async () => {
    const dead = new ServiceError(commonErrors.SESSION_INVALID);
    await expect(runResolver(Mutation.endMeeting, room, dead)).rejects.toBe(dead);
  });
});

describe('a meeting over GraphQL', () => {
  it('tells nothing of a password that its call does not tell', async () => {
    const data = {
      ...room,
      ...{ subject: '', ownerName: 'Ana', isMeetingLive: false, isMeetingPaid: false, meetingStartTime: null },
      ...{ meetingMaxDurationInMin: 45, passwordRequired: true, password: null, lobby: false, startMode: 1 },
    };
    const { context: contextValue } = contextAnswering(data);
    const source = `{ meetingData(roomId: "${room.roomId}") { passwordRequired password } }`;
    const answer = await graphql({ schema: loadSchema(), source, contextValue });
    expect(JSON.parse(JSON.stringify(answer))).toEqual({
      data: { meetingData: { passwordRequired: true, password: null } },
    });
  });
});

import type { Call } from '@meet/contracts';
import {
  answerRing,
  cancelRings,
  cancelScheduledMeeting,
  changeScheduledMeeting,
  createGroupWithInvitedContacts,
  createMeeting,
  deleteCustomRoom,
  editCustomRoom,
  editPersonalMeetingId,
  endMeeting,
  getCalendarFeed,
  getMeetingByEmail,
  getMeetingIdJoinEmail,
  getRoomIdByAliasAndLabel,
  heartbeat,
  inviteContactToMeeting,
  joinMeeting,
  openMeetingChat,
  scheduleMeeting,
  sendEmailWhenStartMeeting,
  startMeeting,
  startMeetingWithContacts,
  toggleMeetingFavorite,
  updateContactHistoryParticipantId,
  updateHostMeetingConfiguration,
  updateMeeting,
} from '@meet/meetings-contract';
import type { GatewayContext } from '../../graphql/createContext.ts';
import { asResult } from '../asResult.ts';
import { withoutNulls } from './withoutNulls.ts';

type Args<Input> = { [K in keyof Input]: Input[K] | null };

/** Calls with the arguments, or with `input` where there is one; the answer is the union's success or Failure. */
const answering =
  <const Name extends string, Input, Output extends object>(typename: Name, call: Call<Input, Output>) =>
  (_root: unknown, args: object, context: GatewayContext) =>
    asResult(typename, context, context.call(call, inputIn<Input>(args)));

/** The same where nothing more is told than that it was done. */
const doing =
  <Input>(call: Call<Input, object>) =>
  (_root: unknown, args: object, context: GatewayContext) =>
    asResult(
      'MeetingDone',
      context,
      context.call(call, inputIn<Input>(args)).then(() => ({ done: true })),
    );

function inputIn<Input>(args: object): Input {
  return withoutNulls('input' in args ? (args.input as Args<Input> & object) : args) as Input;
}

export const meetingsMutations = {
  createMeeting: answering('CreateMeetingSuccess', createMeeting),
  startMeeting: answering('MeetingSession', startMeeting),
  joinMeeting: answering('MeetingSession', joinMeeting),
  updateMeeting: doing(updateMeeting),
  endMeeting: doing(endMeeting),
  heartbeat: answering('MeetingHeartbeat', heartbeat),
  openMeetingChat: answering('OpenMeetingChatSuccess', openMeetingChat),
  updateContactHistoryParticipantId: doing(updateContactHistoryParticipantId),
  editPersonalMeetingId: doing(editPersonalMeetingId),
  editCustomRoom: doing(editCustomRoom),
  deleteCustomRoom: doing(deleteCustomRoom),
  updateHostMeetingConfiguration: answering('HostMeetingConfiguration', updateHostMeetingConfiguration),
  toggleMeetingFavorite: answering('ToggleMeetingFavoriteSuccess', toggleMeetingFavorite),
  getMeetingIdJoinEmail: answering('MeetingRoom', getMeetingIdJoinEmail),
  getMeetingByEmail: answering('MeetingRoom', getMeetingByEmail),
  getRoomIdByAliasAndLabel: answering('MeetingRoom', getRoomIdByAliasAndLabel),
  startMeetingWithContacts: answering('StartMeetingWithContactsSuccess', startMeetingWithContacts),
  createGroupWithInvitedContacts: answering('CreateInvitedGroupSuccess', createGroupWithInvitedContacts),
  sendEmailWhenStartMeeting: doing(sendEmailWhenStartMeeting),
  inviteContactToMeeting: answering('InviteContactToMeetingSuccess', inviteContactToMeeting),
  answerRing: answering('MeetingRoom', answerRing),
  cancelRings: doing(cancelRings),
  scheduleMeeting: answering('ScheduledMeeting', scheduleMeeting),
  changeScheduledMeeting: answering('ScheduledMeeting', changeScheduledMeeting),
  cancelScheduledMeeting: answering('CancelledMeeting', cancelScheduledMeeting),
  getCalendarFeed: answering('CalendarFeed', getCalendarFeed),
};

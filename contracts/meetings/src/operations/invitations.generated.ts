import { toOperation } from '@meet/contracts';
import * as calls from '../invitations.ts';

export const createGroupWithInvitedContacts = toOperation(calls.createGroupWithInvitedContacts, '4efd4efd36bc1b19515e122993e9f5d0a466614b0f56fe6e030c89da9fb2e273');
export const getStartMeetingConfiguration = toOperation(calls.getStartMeetingConfiguration, 'b6949ce4119953109c7db72c24601e7446541f87f44b7cd4de40cf2341654202');
export const inviteContactToMeeting = toOperation(calls.inviteContactToMeeting, '333398c9cd87bcdf5ec845365a478f25bfb9a60657c5fdffeb346708851def6f');
export const sendEmailWhenStartMeeting = toOperation(calls.sendEmailWhenStartMeeting, '1372efdd639acd5a2a32b09db0d9efb4816d63bd94dd1d6fff70918b4d804588');
export const startMeetingWithContacts = toOperation(calls.startMeetingWithContacts, 'b9ab1fd96b9df3267202fee7f5c1027990c4b8d2d6e9a04b8c374cd04afcd159');

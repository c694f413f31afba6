import { toOperation } from '@meet/contracts';
import * as calls from '../invitations.ts';

export const createGroupWithInvitedContacts = toOperation(calls.createGroupWithInvitedContacts, 'baf3aeaa6b69d2101bf5acef652e717fbea9ec140e94fe90dfeb5030ff1caf87');
export const getStartMeetingConfiguration = toOperation(calls.getStartMeetingConfiguration, 'b6949ce4119953109c7db72c24601e7446541f87f44b7cd4de40cf2341654202');
export const inviteContactToMeeting = toOperation(calls.inviteContactToMeeting, '552599e0a3ebe2fcdc67be12fd515a5bf92dbcb84a01a43c6c2cc1f37fd31f84');
export const sendEmailWhenStartMeeting = toOperation(calls.sendEmailWhenStartMeeting, '87065162816e36477ea5d3c588849285bd074b86efe16b4071dae2f9145ad84c');
export const startMeetingWithContacts = toOperation(calls.startMeetingWithContacts, '864c49f99baaf8c6be37032c42987e8fec54d4f86bd11ba020aa2127544f205c');

import { noInput, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingOptions } from './meetingOptions.ts';

export const getOwnedRoomIds = defineCall('getOwnedRoomIds', {
  path: 'get-logged-in-user-owned-room-ids-list',
  access: 'user',
  summary: 'Rooms that the caller owns, the personal one first.',
  input: noInput,
  output: output({ roomIds: meetingOptions(), alias: text().nullable().defined() }),
  impersonation: 'allowed',
  graphql: { query: 'ownedRooms' },
});

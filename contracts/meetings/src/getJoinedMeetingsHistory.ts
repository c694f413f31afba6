import { array, number, object, string, type InferType } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { roomType } from './fields.ts';

const joinHistoryEntry = object({
  roomId: string().required(),
  meetingSubject: string().defined(),
  meetingOwnerEmailAddress: string().required(),
  isFavorite: number().oneOf([0, 1]).required(),
  roomType: roomType().required(),
}).meta({ name: 'JoinHistoryEntry' });
export type JoinHistoryEntry = InferType<typeof joinHistoryEntry>;

export const getJoinedMeetingsHistory = defineCall('getJoinedMeetingsHistory', {
  path: 'get-logged-in-user-joined-meetings-history',
  method: 'GET',
  access: 'user',
  summary: 'Meetings that the caller joined: favourites first, then the latest.',
  input: noInput,
  output: output({ userJoinMeetingHistory: array(joinHistoryEntry.required()).required() }),
  impersonation: 'allowed',
  graphql: { query: 'joinedMeetingsHistory', value: 'userJoinMeetingHistory' },
});

import {
  getHostMeetingConfiguration,
  getJoinedMeetingsHistory,
  getMeetingData,
  getMeetingsHistory,
  getMobileAccess,
  getOngoingMeetings,
  getOwnedRoomIds,
  getPersonalMeetingId,
  getRings,
  getScheduledMeetings,
  getStartMeetingConfiguration,
} from '@meet/meetings-contract';
import type { QueryResolvers } from '../../schema.generated.ts';
import { withoutNulls } from './withoutNulls.ts';

export const meetingsQueries = {
  personalMeetingId: async (_root, _args, { call }) => (await call(getPersonalMeetingId, {})).personalMeetingId,
  ownedRooms: (_root, _args, { call }) => call(getOwnedRoomIds, {}),
  meetingData: (_root, { roomId }, { call }) => call(getMeetingData, { roomId }),
  mobileMeetingAccess: async (_root, _args, { call }) => (await call(getMobileAccess, {})).isAllowed,
  joinedMeetingsHistory: async (_root, _args, { call }) =>
    (await call(getJoinedMeetingsHistory, {})).userJoinMeetingHistory,
  ongoingMeetings: async (_root, _args, { call }) => (await call(getOngoingMeetings, {})).meetings,
  meetingsHistory: (_root, args, { call }) => call(getMeetingsHistory, withoutNulls(args)),
  hostMeetingConfiguration: (_root, _args, { call }) => call(getHostMeetingConfiguration, {}),
  startMeetingConfiguration: (_root, args, { call }) => call(getStartMeetingConfiguration, withoutNulls(args)),
  meetingRings: async (_root, _args, { call }) => (await call(getRings, {})).rings,
  scheduledMeetings: async (_root, _args, { call }) => (await call(getScheduledMeetings, {})).meetings,
} satisfies QueryResolvers;

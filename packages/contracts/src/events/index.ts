export {
  userChannel,
  roomChannel,
  groupChannel,
  organizationChannel,
  meetingChannel,
  EVERYONE_CHANNEL,
  INTERNAL_CHANNEL,
} from './channels.ts';
export { defineEvent, toGraphqlType } from './defineEvent.ts';
export type { BusEvent, EventDefinition, PayloadOf } from './defineEvent.ts';
export { defineReducers, unchanged } from './defineReducers.ts';
export type { Reducers } from './defineReducers.ts';
export { ACCOUNTS_REQUESTED_MAX, membershipsInput, membershipsOutput } from './memberships.ts';
export { sessionsEnded, callersChanged, channelsChanged } from './sessionEvents.ts';
export { findIncompatibility } from './pageEvents.ts';
export type { PageEventSchemas, PageEventsOf } from './pageEvents.ts';

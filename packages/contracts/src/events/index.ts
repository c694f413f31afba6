export {
  userChannel,
  roomChannel,
  groupChannel,
  organizationChannel,
  meetingChannel,
  EVERYONE_CHANNEL,
  INTERNAL_CHANNEL,
} from './channels.ts';
export { defineEvent, graphqlTypeOf } from './defineEvent.ts';
export type { BusEvent, EventDefinition, PayloadOf } from './defineEvent.ts';
export { defineFolds, unchanged } from './defineFolds.ts';
export type { Folds } from './defineFolds.ts';
export { ACCOUNTS_ASKED_MAX, membershipsInput, membershipsOutput } from './memberships.ts';
export { sessionsEnded, callersChanged, channelsChanged } from './sessionEvents.ts';
export { misfitOf } from './facts.ts';
export type { FactSchemas, FactsOf } from './facts.ts';

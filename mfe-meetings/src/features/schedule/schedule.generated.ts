/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ChangeScheduledMeetingInput = {
  subject: string;
  description?: string | null | undefined;
  startsAt: number;
  durationInMinutes: number;
  timeZone: string;
  invited: Array<string>;
  scheduledMeetingId: string;
};

export type ScheduleMeetingInput = {
  subject: string;
  description?: string | null | undefined;
  startsAt: number;
  durationInMinutes: number;
  timeZone: string;
  invited: Array<string>;
  roomId?: string | null | undefined;
};

export type PlannedFragment = { scheduledMeetingId: string, roomId: string, subject: string, description: string, startsAt: number, durationInMinutes: number, timeZone: string, invited: Array<string>, isOwner: boolean, ownerName: string };

export type MailedFragment = { mailFailure: string | null };

export type ScheduledMeetingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ScheduledMeetingsQuery = { scheduledMeetings: Array<{ scheduledMeetingId: string, roomId: string, subject: string, description: string, startsAt: number, durationInMinutes: number, timeZone: string, invited: Array<string>, isOwner: boolean, ownerName: string }> };

export type ScheduleMeetingMutationVariables = Exact<{
  input: ScheduleMeetingInput;
}>;


export type ScheduleMeetingMutation = { scheduleMeeting:
    | { __typename: 'ScheduledMeeting', scheduledMeetingId: string, roomId: string, subject: string, description: string, startsAt: number, durationInMinutes: number, timeZone: string, invited: Array<string>, isOwner: boolean, ownerName: string, mailFailure: string | null }
    | { __typename: 'Failure', code: string, message: string }
   };

export type ChangeScheduledMeetingMutationVariables = Exact<{
  input: ChangeScheduledMeetingInput;
}>;


export type ChangeScheduledMeetingMutation = { changeScheduledMeeting:
    | { __typename: 'ScheduledMeeting', scheduledMeetingId: string, roomId: string, subject: string, description: string, startsAt: number, durationInMinutes: number, timeZone: string, invited: Array<string>, isOwner: boolean, ownerName: string, mailFailure: string | null }
    | { __typename: 'Failure', code: string, message: string }
   };

export type CancelScheduledMeetingMutationVariables = Exact<{
  scheduledMeetingId: string;
}>;


export type CancelScheduledMeetingMutation = { cancelScheduledMeeting:
    | { __typename: 'CancelledMeeting', mailFailure: string | null }
    | { __typename: 'Failure', code: string, message: string }
   };

export type GetCalendarFeedMutationVariables = Exact<{
  renew?: boolean | null | undefined;
}>;


export type GetCalendarFeedMutation = { getCalendarFeed:
    | { __typename: 'CalendarFeed', feedUrl: string }
    | { __typename: 'Failure', code: string, message: string }
   };

export type MeetingRefusalFragment = { code: string, message: string };

export const PlannedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Planned"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduledMeeting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduledMeetingId"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationInMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"isOwner"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}}]}}]} as unknown as DocumentNode<PlannedFragment, unknown>;
export const MailedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Mailed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduledMeeting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailFailure"}}]}}]} as unknown as DocumentNode<MailedFragment, unknown>;
export const MeetingRefusalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<MeetingRefusalFragment, unknown>;
export const ScheduledMeetingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScheduledMeetings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduledMeetings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Planned"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Planned"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduledMeeting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduledMeetingId"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationInMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"isOwner"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}}]}}],"hash":"48cfd1097d1cf30c702926de334d6e9c6db18e8a2681c1813eec4714f8cab200"} as unknown as DocumentNode<ScheduledMeetingsQuery, ScheduledMeetingsQueryVariables>;
export const ScheduleMeetingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ScheduleMeeting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleMeetingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleMeeting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Planned"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Mailed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeetingRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Planned"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduledMeeting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduledMeetingId"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationInMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"isOwner"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Mailed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduledMeeting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailFailure"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}],"hash":"8fe2f4c9d69fa3f33641655bcf1e8e731c36324b1a7f2372ae32ea3676f55b70"} as unknown as DocumentNode<ScheduleMeetingMutation, ScheduleMeetingMutationVariables>;
export const ChangeScheduledMeetingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeScheduledMeeting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeScheduledMeetingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeScheduledMeeting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Planned"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Mailed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeetingRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Planned"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduledMeeting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduledMeetingId"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationInMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"isOwner"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Mailed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduledMeeting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailFailure"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}],"hash":"8059fa7bc22a7dffaa9e4268271cb2c1b03690ede1ccc9dc6f72467054c25f4d"} as unknown as DocumentNode<ChangeScheduledMeetingMutation, ChangeScheduledMeetingMutationVariables>;
export const CancelScheduledMeetingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelScheduledMeeting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scheduledMeetingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelScheduledMeeting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scheduledMeetingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scheduledMeetingId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CancelledMeeting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailFailure"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeetingRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}],"hash":"b522f5fc2112150ce662adda62261c6c1854745c5fbe0fec8ed33cc533021894"} as unknown as DocumentNode<CancelScheduledMeetingMutation, CancelScheduledMeetingMutationVariables>;
export const GetCalendarFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GetCalendarFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"renew"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getCalendarFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"renew"},"value":{"kind":"Variable","name":{"kind":"Name","value":"renew"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarFeed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feedUrl"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeetingRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}],"hash":"98fde8b823d6307f699b53773cd6e4ac807ef0f0bd2bdbffecf53024fcc6d302"} as unknown as DocumentNode<GetCalendarFeedMutation, GetCalendarFeedMutationVariables>;
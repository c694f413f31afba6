/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ContactHistoryParticipantInput = {
  meetingContactHistoryId: string;
  participantId: string;
  timezone?: string | null | undefined;
};

export type HeartbeatMutationVariables = Exact<{
  roomId: string;
  meetingContactHistoryId?: string | null | undefined;
}>;


export type HeartbeatMutation = { heartbeat:
    | { __typename: 'MeetingHeartbeat', isMeetingLive: boolean, participants: number, subject: string, ownerName: string, meetingStartTime: number | null, meetingEndTime: number | null, serverTime: number }
    | { __typename: 'Failure', code: string, message: string }
   };

export type UpdateContactHistoryParticipantIdMutationVariables = Exact<{
  input: ContactHistoryParticipantInput;
}>;


export type UpdateContactHistoryParticipantIdMutation = { updateContactHistoryParticipantId:
    | { __typename: 'MeetingDone', done: boolean }
    | { __typename: 'Failure', code: string, message: string }
   };

export type MeetingRefusalFragment = { code: string, message: string };

export type MeetingIsDoneFragment = { done: boolean };

export const MeetingRefusalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<MeetingRefusalFragment, unknown>;
export const MeetingIsDoneFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingIsDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]} as unknown as DocumentNode<MeetingIsDoneFragment, unknown>;
export const HeartbeatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Heartbeat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"meetingContactHistoryId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heartbeat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roomId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}}},{"kind":"Argument","name":{"kind":"Name","value":"meetingContactHistoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"meetingContactHistoryId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingHeartbeat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMeetingLive"}},{"kind":"Field","name":{"kind":"Name","value":"participants"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"meetingStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"meetingEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeetingRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}],"hash":"81297f6aa984a7f06c58c2f085cfac768b16b6aca8f6aa7452d272b327da51cf"} as unknown as DocumentNode<HeartbeatMutation, HeartbeatMutationVariables>;
export const UpdateContactHistoryParticipantIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContactHistoryParticipantId"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactHistoryParticipantInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContactHistoryParticipantId"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeetingIsDone"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeetingRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingIsDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}],"hash":"221f5c02d9c7a8440b91e5f23d5bd35a5965f512514d62602a22e465f4076ffc"} as unknown as DocumentNode<UpdateContactHistoryParticipantIdMutation, UpdateContactHistoryParticipantIdMutationVariables>;
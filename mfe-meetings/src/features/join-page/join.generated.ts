/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type GetMeetingIdJoinEmailMutationVariables = Exact<{
  email: string;
  userEmail?: string | null | undefined;
}>;


export type GetMeetingIdJoinEmailMutation = { getMeetingIdJoinEmail:
    | { __typename: 'MeetingRoom', roomId: string }
    | { __typename: 'Failure', code: string, message: string }
   };

export type FoundRoomFragment = { roomId: string };

export type MeetingRefusalFragment = { code: string, message: string };

export const FoundRoomFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoundRoom"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingRoom"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomId"}}]}}]} as unknown as DocumentNode<FoundRoomFragment, unknown>;
export const MeetingRefusalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<MeetingRefusalFragment, unknown>;
export const GetMeetingIdJoinEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GetMeetingIdJoinEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userEmail"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getMeetingIdJoinEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"userEmail"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userEmail"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FoundRoom"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeetingRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoundRoom"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingRoom"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}],"hash":"9cd564c62f8dd9e5ef3a4f276dcbe51774ca72a1e78eb1f161eefba82fc6b2d5"} as unknown as DocumentNode<GetMeetingIdJoinEmailMutation, GetMeetingIdJoinEmailMutationVariables>;
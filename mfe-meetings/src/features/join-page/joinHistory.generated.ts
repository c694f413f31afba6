/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HistoryEntryFragment = { roomId: string, meetingSubject: string, meetingOwnerEmailAddress: string, isFavorite: number, roomType: number };

export type JoinedMeetingsHistoryQueryVariables = Exact<{ [key: string]: never; }>;


export type JoinedMeetingsHistoryQuery = { joinedMeetingsHistory: Array<{ roomId: string, meetingSubject: string, meetingOwnerEmailAddress: string, isFavorite: number, roomType: number }> };

export type ToggleMeetingFavoriteMutationVariables = Exact<{
  roomId: string;
}>;


export type ToggleMeetingFavoriteMutation = { toggleMeetingFavorite:
    | { __typename: 'ToggleMeetingFavoriteSuccess', isFavorite: number }
    | { __typename: 'Failure', code: string, message: string }
   };

export type MeetingRefusalFragment = { code: string, message: string };

export const HistoryEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JoinHistoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"meetingSubject"}},{"kind":"Field","name":{"kind":"Name","value":"meetingOwnerEmailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isFavorite"}},{"kind":"Field","name":{"kind":"Name","value":"roomType"}}]}}]} as unknown as DocumentNode<HistoryEntryFragment, unknown>;
export const MeetingRefusalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<MeetingRefusalFragment, unknown>;
export const JoinedMeetingsHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JoinedMeetingsHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinedMeetingsHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JoinHistoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"meetingSubject"}},{"kind":"Field","name":{"kind":"Name","value":"meetingOwnerEmailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isFavorite"}},{"kind":"Field","name":{"kind":"Name","value":"roomType"}}]}}],"hash":"59188c25938983a41c26be8fdfb58bb57e046d5148cd6c494d47d995cdec4914"} as unknown as DocumentNode<JoinedMeetingsHistoryQuery, JoinedMeetingsHistoryQueryVariables>;
export const ToggleMeetingFavoriteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleMeetingFavorite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toggleMeetingFavorite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roomId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ToggleMeetingFavoriteSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isFavorite"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeetingRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}],"hash":"07b2b91751c1aa892c1f85ed6d3040c6f584dfd95d75724f1cd930527c1be848"} as unknown as DocumentNode<ToggleMeetingFavoriteMutation, ToggleMeetingFavoriteMutationVariables>;
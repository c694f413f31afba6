/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnStatusQuery = { ownStatus: { status: string, statusDescription: string, statusStart: number, statusEnd: number | null, inMeeting: boolean } | null };

export type StatusFieldsFragment = { status: string, statusDescription: string, statusStart: number, statusEnd: number | null, inMeeting: boolean };

export const StatusFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusDescription"}},{"kind":"Field","name":{"kind":"Name","value":"statusStart"}},{"kind":"Field","name":{"kind":"Name","value":"statusEnd"}},{"kind":"Field","name":{"kind":"Name","value":"inMeeting"}}]}}]} as unknown as DocumentNode<StatusFieldsFragment, unknown>;
export const OwnStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatusFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusDescription"}},{"kind":"Field","name":{"kind":"Name","value":"statusStart"}},{"kind":"Field","name":{"kind":"Name","value":"statusEnd"}},{"kind":"Field","name":{"kind":"Name","value":"inMeeting"}}]}}],"hash":"0d3a3cdee77ef33ac173d59c8236d028e6523527e90b8e905bdca7531d89ea85"} as unknown as DocumentNode<OwnStatusQuery, OwnStatusQueryVariables>;
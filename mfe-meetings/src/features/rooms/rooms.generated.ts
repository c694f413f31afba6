/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RoomsAndHostingQueryVariables = Exact<{ [key: string]: never; }>;


export type RoomsAndHostingQuery = { ownedRooms: { alias: string | null, roomIds: Array<{ roomId: string, type: number, label: string | null, email: string }> }, hostMeetingConfiguration: { startMode: number, lobby: boolean, waitForHost: boolean, contactsMayStart: boolean } };


export const RoomsAndHostingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoomsAndHosting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownedRooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"roomIds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hostMeetingConfiguration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startMode"}},{"kind":"Field","name":{"kind":"Name","value":"lobby"}},{"kind":"Field","name":{"kind":"Name","value":"waitForHost"}},{"kind":"Field","name":{"kind":"Name","value":"contactsMayStart"}}]}}]}}],"hash":"48da3127524e6dfd64949b280953ff9b459c7201890851a4a8361bb8d4c13af5"} as unknown as DocumentNode<RoomsAndHostingQuery, RoomsAndHostingQueryVariables>;
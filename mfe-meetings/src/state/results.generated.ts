/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MeetingRefusalFragment = { code: string, message: string };

export type MeetingIsDoneFragment = { done: boolean };

export type FoundRoomFragment = { roomId: string };

export type RoomOptionFragment = { roomId: string, type: number, label: string | null, email: string };

export type HostingFragment = { startMode: number, lobby: boolean, waitForHost: boolean, contactsMayStart: boolean };

export const MeetingRefusalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<MeetingRefusalFragment, unknown>;
export const MeetingIsDoneFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingIsDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]} as unknown as DocumentNode<MeetingIsDoneFragment, unknown>;
export const FoundRoomFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoundRoom"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingRoom"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomId"}}]}}]} as unknown as DocumentNode<FoundRoomFragment, unknown>;
export const RoomOptionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoomOption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingOption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<RoomOptionFragment, unknown>;
export const HostingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hosting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HostMeetingConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startMode"}},{"kind":"Field","name":{"kind":"Name","value":"lobby"}},{"kind":"Field","name":{"kind":"Name","value":"waitForHost"}},{"kind":"Field","name":{"kind":"Name","value":"contactsMayStart"}}]}}]} as unknown as DocumentNode<HostingFragment, unknown>;
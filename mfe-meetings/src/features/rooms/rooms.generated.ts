/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HostMeetingConfigurationInput = {
  startMode?: number | null | undefined;
  lobby?: boolean | null | undefined;
  waitForHost?: boolean | null | undefined;
  contactsMayStart?: boolean | null | undefined;
};

export type RoomsAndHostingQueryVariables = Exact<{ [key: string]: never; }>;


export type RoomsAndHostingQuery = { ownedRooms: { alias: string | null, roomIds: Array<{ roomId: string, type: number, label: string | null, email: string }> }, hostMeetingConfiguration: { startMode: number, lobby: boolean, waitForHost: boolean, contactsMayStart: boolean } };

export type EditPersonalMeetingIdMutationVariables = Exact<{
  personalMeetingId: string;
}>;


export type EditPersonalMeetingIdMutation = { editPersonalMeetingId:
    | { __typename: 'MeetingDone', done: boolean }
    | { __typename: 'Failure', code: string, message: string }
   };

export type EditCustomRoomMutationVariables = Exact<{
  roomId: string;
  label: string;
}>;


export type EditCustomRoomMutation = { editCustomRoom:
    | { __typename: 'MeetingDone', done: boolean }
    | { __typename: 'Failure', code: string, message: string }
   };

export type DeleteCustomRoomMutationVariables = Exact<{
  roomId: string;
}>;


export type DeleteCustomRoomMutation = { deleteCustomRoom:
    | { __typename: 'MeetingDone', done: boolean }
    | { __typename: 'Failure', code: string, message: string }
   };

export type UpdateHostMeetingConfigurationMutationVariables = Exact<{
  input: HostMeetingConfigurationInput;
}>;


export type UpdateHostMeetingConfigurationMutation = { updateHostMeetingConfiguration:
    | { __typename: 'HostMeetingConfiguration', startMode: number, lobby: boolean, waitForHost: boolean, contactsMayStart: boolean }
    | { __typename: 'Failure', code: string, message: string }
   };

export type RoomOptionFragment = { roomId: string, type: number, label: string | null, email: string };

export type HostingFragment = { startMode: number, lobby: boolean, waitForHost: boolean, contactsMayStart: boolean };

export type MeetingIsDoneFragment = { done: boolean };

export type MeetingRefusalFragment = { code: string, message: string };

export const RoomOptionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoomOption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingOption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<RoomOptionFragment, unknown>;
export const HostingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hosting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HostMeetingConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startMode"}},{"kind":"Field","name":{"kind":"Name","value":"lobby"}},{"kind":"Field","name":{"kind":"Name","value":"waitForHost"}},{"kind":"Field","name":{"kind":"Name","value":"contactsMayStart"}}]}}]} as unknown as DocumentNode<HostingFragment, unknown>;
export const MeetingIsDoneFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingIsDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]} as unknown as DocumentNode<MeetingIsDoneFragment, unknown>;
export const MeetingRefusalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<MeetingRefusalFragment, unknown>;
export const RoomsAndHostingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoomsAndHosting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownedRooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"roomIds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoomOption"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hostMeetingConfiguration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Hosting"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoomOption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingOption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hosting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HostMeetingConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startMode"}},{"kind":"Field","name":{"kind":"Name","value":"lobby"}},{"kind":"Field","name":{"kind":"Name","value":"waitForHost"}},{"kind":"Field","name":{"kind":"Name","value":"contactsMayStart"}}]}}],"hash":"f4e68e202472f190ccf06ef27c1048528aba9c89b442788a3db8efac2262d15d"} as unknown as DocumentNode<RoomsAndHostingQuery, RoomsAndHostingQueryVariables>;
export const EditPersonalMeetingIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditPersonalMeetingId"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personalMeetingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editPersonalMeetingId"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"personalMeetingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personalMeetingId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeetingIsDone"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeetingRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingIsDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}],"hash":"abe9bb50e8eb189f1805c541c7c2d54c27f694213824e29964dedca490910418"} as unknown as DocumentNode<EditPersonalMeetingIdMutation, EditPersonalMeetingIdMutationVariables>;
export const EditCustomRoomDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditCustomRoom"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"label"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editCustomRoom"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roomId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}}},{"kind":"Argument","name":{"kind":"Name","value":"label"},"value":{"kind":"Variable","name":{"kind":"Name","value":"label"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeetingIsDone"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeetingRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingIsDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}],"hash":"36e5731ae4600ba7835bf42dffecbc01318ba6bbd6999fba46dd94bb0ea5fc10"} as unknown as DocumentNode<EditCustomRoomMutation, EditCustomRoomMutationVariables>;
export const DeleteCustomRoomDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCustomRoom"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCustomRoom"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roomId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeetingIsDone"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeetingRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingIsDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}],"hash":"5cb1603497cf696f097ada318eb15a92463b4e1e2f7840ca5eb077eeecf88a3d"} as unknown as DocumentNode<DeleteCustomRoomMutation, DeleteCustomRoomMutationVariables>;
export const UpdateHostMeetingConfigurationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateHostMeetingConfiguration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HostMeetingConfigurationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateHostMeetingConfiguration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Hosting"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeetingRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hosting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HostMeetingConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startMode"}},{"kind":"Field","name":{"kind":"Name","value":"lobby"}},{"kind":"Field","name":{"kind":"Name","value":"waitForHost"}},{"kind":"Field","name":{"kind":"Name","value":"contactsMayStart"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}],"hash":"6b3db29ff64cf3d97b021b8804da3cdbf9cba955ffc6443df4b1c87975556d87"} as unknown as DocumentNode<UpdateHostMeetingConfigurationMutation, UpdateHostMeetingConfigurationMutationVariables>;
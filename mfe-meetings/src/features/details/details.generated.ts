/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type InvitedParticipantInput = {
  accountId?: string | null | undefined;
  fullName?: string | null | undefined;
  email: string;
  selected?: boolean | null | undefined;
};

export type MeetingWithContactsInput = {
  subject?: string | null | undefined;
  roomId: string;
  invitedParticipants: Array<InvitedParticipantInput>;
  groupName?: string | null | undefined;
  /** Empty removes the room's password. */
  password?: string | null | undefined;
  mode?: number | null | undefined;
};

export type SendMeetingEmailInput = {
  to: Array<string>;
  roomId: string;
  subject?: string | null | undefined;
};

export type DetailsPersonFragment = { accountId: string | null, contactId: string | null, fullName: string, email: string, avatar: string | null, selected: boolean };

export type StartMeetingConfigurationQueryVariables = Exact<{
  contactId?: string | null | undefined;
  groupId?: string | null | undefined;
  chatId?: string | null | undefined;
}>;


export type StartMeetingConfigurationQuery = { startMeetingConfiguration: { alias: string | null, meetings: Array<{ roomId: string, type: number, label: string | null, email: string }>, contacts: Array<{ accountId: string | null, contactId: string | null, fullName: string, email: string, avatar: string | null, selected: boolean }>, participants: Array<{ accountId: string | null, contactId: string | null, fullName: string, email: string, avatar: string | null, selected: boolean }> } };

export type StartMeetingWithContactsMutationVariables = Exact<{
  input: MeetingWithContactsInput;
}>;


export type StartMeetingWithContactsMutation = { startMeetingWithContacts:
    | { __typename: 'StartMeetingWithContactsSuccess', roomId: string, groupId: string | null, mailFailure: string | null }
    | { __typename: 'Failure', code: string, message: string }
   };

export type CreateGroupWithInvitedContactsMutationVariables = Exact<{
  input: MeetingWithContactsInput;
}>;


export type CreateGroupWithInvitedContactsMutation = { createGroupWithInvitedContacts:
    | { __typename: 'CreateInvitedGroupSuccess', groupId: string }
    | { __typename: 'Failure', code: string, message: string }
   };

export type SendEmailWhenStartMeetingMutationVariables = Exact<{
  input: SendMeetingEmailInput;
}>;


export type SendEmailWhenStartMeetingMutation = { sendEmailWhenStartMeeting:
    | { __typename: 'MeetingDone', done: boolean }
    | { __typename: 'Failure', code: string, message: string }
   };

export type RoomOptionFragment = { roomId: string, type: number, label: string | null, email: string };

export type MeetingRefusalFragment = { code: string, message: string };

export type MeetingIsDoneFragment = { done: boolean };

export const DetailsPersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DetailsPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"selected"}}]}}]} as unknown as DocumentNode<DetailsPersonFragment, unknown>;
export const RoomOptionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoomOption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingOption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<RoomOptionFragment, unknown>;
export const MeetingRefusalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<MeetingRefusalFragment, unknown>;
export const MeetingIsDoneFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingIsDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]} as unknown as DocumentNode<MeetingIsDoneFragment, unknown>;
export const StartMeetingConfigurationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StartMeetingConfiguration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contactId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chatId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startMeetingConfiguration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contactId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contactId"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"chatId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chatId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"meetings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoomOption"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DetailsPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DetailsPerson"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoomOption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingOption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DetailsPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"selected"}}]}}],"hash":"86c6f0d893fb014f50205e0b4c54987884c75659414dac62c4f6698258efb957"} as unknown as DocumentNode<StartMeetingConfigurationQuery, StartMeetingConfigurationQueryVariables>;
export const StartMeetingWithContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartMeetingWithContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingWithContactsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startMeetingWithContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartMeetingWithContactsSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"mailFailure"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeetingRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}],"hash":"4b07cf8b9f2f7a2099c28f04b1cc1cb33bdc15d589a937f7a6119cfed5917e58"} as unknown as DocumentNode<StartMeetingWithContactsMutation, StartMeetingWithContactsMutationVariables>;
export const CreateGroupWithInvitedContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateGroupWithInvitedContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingWithContactsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createGroupWithInvitedContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateInvitedGroupSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeetingRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}],"hash":"c073d52255532129a3937386b403e20945ae08bf83221ce42666e883d86edabf"} as unknown as DocumentNode<CreateGroupWithInvitedContactsMutation, CreateGroupWithInvitedContactsMutationVariables>;
export const SendEmailWhenStartMeetingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendEmailWhenStartMeeting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendMeetingEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendEmailWhenStartMeeting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeetingIsDone"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeetingRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingIsDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}],"hash":"5426daa8c1c56934d7ce0c4dc714093e9798cef13fb22fcad751a9302b9c31fe"} as unknown as DocumentNode<SendEmailWhenStartMeetingMutation, SendEmailWhenStartMeetingMutationVariables>;
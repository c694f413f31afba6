import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { GatewayContext } from './graphql/createContext.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Signed 53-bit whole number, as JavaScript counts milliseconds. */
  Timestamp: { input: number; output: number; }
};

export type Query = {
  __typename?: 'Query';
  /** The product's version, as its three space-separated parts. */
  version: Scalars['String']['output'];
  /** The caller's rooms, the last spoken in first. */
  chatRooms: Array<ChatRoom>;
  chatRoom: ChatRoom;
  /** Messages of a room, oldest first: the newest 30, the 30 before a sequence number, or up to 100 after one. */
  chatMessages: ChatMessagePage;
  /** The caller's contacts: all, or those newly added; see get-contacts. */
  contacts: Array<Contact>;
  contactGroups: Array<ContactGroup>;
  /** The status that the caller has set; null when none was ever set. */
  ownStatus?: Maybe<PersonStatus>;
  frequentUsers: Array<Contact>;
  onlineContacts: Array<Presence>;
};


export type QueryChatRoomArgs = {
  chatId: Scalars['ID']['input'];
};


export type QueryChatMessagesArgs = {
  chatId: Scalars['ID']['input'];
  beforeSequence?: InputMaybe<Scalars['Int']['input']>;
  afterSequence?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryContactsArgs = {
  newlyAdded?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOnlineContactsArgs = {
  timezone?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** The same clientMessageId again is the same message. */
  sendChatMessage: SendChatMessageResult;
  /** Without a sequence number everything is read. Never moves back. */
  markChatRoomRead: MarkChatRoomReadResult;
  createChatRoom: ChatRoomResult;
  /** Opens the one private conversation with a contact, or finds it again. */
  createPrivateChatRoom: ChatRoomResult;
  /** Opens the one room of a contact group, or finds it again. */
  createGroupChatRoom: ChatRoomResult;
  addChatMembers: ChatMembersResult;
  removeChatMember: ChatMembersResult;
  leaveChatRoom: LeaveChatRoomResult;
  closeChatRoom: CloseChatRoomResult;
  allowMembersToManage: AllowMembersToManageResult;
  renameChatRoom: RenameChatRoomResult;
  /** Mails a pending member the invitation again. */
  resendChatInvite: ResendChatInviteResult;
  addContact: ContactResult;
  editContact: ContactResult;
  deleteContact: DeleteContactResult;
  togglePinContact: TogglePinContactResult;
  addRemoveContactFromMyTeam: MarkContactResult;
  addRemoveContactToMyPartners: MarkContactResult;
  insertContacts: InsertContactsResult;
  createContactsGroups: ContactGroupResult;
  addMembersToGroup: ContactGroupResult;
  removeMemberFromGroup: ContactGroupResult;
  editContactsGroupName: ContactGroupResult;
  leaveContactsGroup: LeaveContactsGroupResult;
  deleteContactsGroup: LeaveContactsGroupResult;
  updateStatus: UpdateStatusResult;
};


export type MutationSendChatMessageArgs = {
  input: SendChatMessageInput;
};


export type MutationMarkChatRoomReadArgs = {
  chatId: Scalars['ID']['input'];
  sequence?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCreateChatRoomArgs = {
  input: CreateChatRoomInput;
};


export type MutationCreatePrivateChatRoomArgs = {
  contactId: Scalars['ID']['input'];
};


export type MutationCreateGroupChatRoomArgs = {
  groupId: Scalars['ID']['input'];
  roomName?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddChatMembersArgs = {
  chatId: Scalars['ID']['input'];
  emails: Array<Scalars['String']['input']>;
};


export type MutationRemoveChatMemberArgs = {
  chatId: Scalars['ID']['input'];
  email: Scalars['String']['input'];
};


export type MutationLeaveChatRoomArgs = {
  chatId: Scalars['ID']['input'];
};


export type MutationCloseChatRoomArgs = {
  chatId: Scalars['ID']['input'];
};


export type MutationAllowMembersToManageArgs = {
  chatId: Scalars['ID']['input'];
  allowManage: Scalars['Boolean']['input'];
};


export type MutationRenameChatRoomArgs = {
  input: RenameChatRoomInput;
};


export type MutationResendChatInviteArgs = {
  chatId: Scalars['ID']['input'];
  email: Scalars['String']['input'];
};


export type MutationAddContactArgs = {
  input: AddContactInput;
};


export type MutationEditContactArgs = {
  input: EditContactInput;
};


export type MutationDeleteContactArgs = {
  input: ContactInput;
};


export type MutationTogglePinContactArgs = {
  input: ContactInput;
};


export type MutationAddRemoveContactFromMyTeamArgs = {
  input: MarkContactInput;
};


export type MutationAddRemoveContactToMyPartnersArgs = {
  input: MarkContactInput;
};


export type MutationInsertContactsArgs = {
  input: InsertContactsInput;
};


export type MutationCreateContactsGroupsArgs = {
  input: CreateContactsGroupsInput;
};


export type MutationAddMembersToGroupArgs = {
  input: AddMembersToGroupInput;
};


export type MutationRemoveMemberFromGroupArgs = {
  input: RemoveMemberFromGroupInput;
};


export type MutationEditContactsGroupNameArgs = {
  input: EditContactsGroupNameInput;
};


export type MutationLeaveContactsGroupArgs = {
  input: ContactGroupInput;
};


export type MutationDeleteContactsGroupArgs = {
  input: ContactGroupInput;
};


export type MutationUpdateStatusArgs = {
  input: UpdateStatusInput;
};

export type Subscription = {
  __typename?: 'Subscription';
  /**
   * Everything that reaches this person: their own channel, and those of their rooms, groups and meetings.
   * The first event is SubscribedEvent; what is fetched after it misses nothing.
   */
  events: Event;
};

export type Event = {
  /** The name on the bus. */
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
};

/** The connection has been joined to all its channels. */
export type SubscribedEvent = Event & {
  __typename?: 'SubscribedEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
};

/** An expected refusal. */
export type Failure = {
  __typename?: 'Failure';
  /** Stable, upper snake case. */
  code: Scalars['String']['output'];
  /** In the caller's language. */
  message: Scalars['String']['output'];
  fields: Array<FieldFailure>;
};

export type FieldFailure = {
  __typename?: 'FieldFailure';
  path: Scalars['String']['output'];
  key: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** What a room was opened from. */
export type ChatRoomKind =
  | 'room'
  | 'private'
  | 'group';

export type ChatRoom = {
  __typename?: 'ChatRoom';
  chatId: Scalars['ID']['output'];
  chatChannel: Scalars['String']['output'];
  kind: ChatRoomKind;
  /** Empty when the room is called by its members' names. */
  roomName: Scalars['String']['output'];
  participants: Array<ChatMember>;
  /** The others' names, joined by commas. */
  participantsArrayString: Scalars['String']['output'];
  isOwner: Scalars['Boolean']['output'];
  /** Everyone may add and remove members, not its owner only. */
  allowManage: Scalars['Boolean']['output'];
  isPeerToPeer: Scalars['Boolean']['output'];
  startedFromContact: Scalars['Boolean']['output'];
  startedFromGroup: Scalars['Boolean']['output'];
  hasUnreadMessages: Scalars['Boolean']['output'];
  unreadMessages: Scalars['Int']['output'];
  lastMessage?: Maybe<ChatMessagePreview>;
  lastSequence: Scalars['Int']['output'];
  readSequence: Scalars['Int']['output'];
  /** Counts the changes of name, rights and members; an event with a lower one is stale. */
  version: Scalars['Int']['output'];
  createdAt: Scalars['Timestamp']['output'];
};

export type ChatMember = {
  __typename?: 'ChatMember';
  /** Null while invited and not registered. */
  accountId?: Maybe<Scalars['ID']['output']>;
  email: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  avatar?: Maybe<Scalars['String']['output']>;
  isOwner: Scalars['Boolean']['output'];
  /** Invited by e-mail and not registered yet. */
  invited: Scalars['Boolean']['output'];
  currentUser: Scalars['Boolean']['output'];
};

/** A member as everyone in the room sees them. */
export type ChatMemberFacts = {
  __typename?: 'ChatMemberFacts';
  accountId?: Maybe<Scalars['ID']['output']>;
  email: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  avatar?: Maybe<Scalars['String']['output']>;
  isOwner: Scalars['Boolean']['output'];
  invited: Scalars['Boolean']['output'];
};

export type ChatMessage = {
  __typename?: 'ChatMessage';
  chatId: Scalars['ID']['output'];
  /** 1, 2, 3 … within the room, without a gap. */
  sequence: Scalars['Int']['output'];
  clientMessageId: Scalars['String']['output'];
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  avatar?: Maybe<Scalars['String']['output']>;
  content: Scalars['String']['output'];
  timestamp: Scalars['Timestamp']['output'];
};

/** A room's last message, cut for a list. */
export type ChatMessagePreview = {
  __typename?: 'ChatMessagePreview';
  sequence: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  content: Scalars['String']['output'];
  timestamp: Scalars['Timestamp']['output'];
};

export type ChatMessagePage = {
  __typename?: 'ChatMessagePage';
  messages: Array<ChatMessage>;
  /** There is more in the direction that was read. */
  hasMore: Scalars['Boolean']['output'];
};

export type SendChatMessageInput = {
  chatId: Scalars['ID']['input'];
  message: Scalars['String']['input'];
  clientMessageId: Scalars['String']['input'];
};

export type CreateChatRoomInput = {
  /** E-mail addresses; whoever has no account yet is invited. */
  emails: Array<Scalars['String']['input']>;
  roomName?: InputMaybe<Scalars['String']['input']>;
};

export type RenameChatRoomInput = {
  chatId: Scalars['ID']['input'];
  chatroomName: Scalars['String']['input'];
};

export type SendChatMessageSuccess = {
  __typename?: 'SendChatMessageSuccess';
  message: ChatMessage;
};

export type MarkChatRoomReadSuccess = {
  __typename?: 'MarkChatRoomReadSuccess';
  readSequence: Scalars['Int']['output'];
};

export type ChatRoomSuccess = {
  __typename?: 'ChatRoomSuccess';
  chatroom: ChatRoom;
};

export type ChatMembersSuccess = {
  __typename?: 'ChatMembersSuccess';
  participants: Array<ChatMember>;
};

export type LeaveChatRoomSuccess = {
  __typename?: 'LeaveChatRoomSuccess';
  chatId: Scalars['ID']['output'];
};

export type CloseChatRoomSuccess = {
  __typename?: 'CloseChatRoomSuccess';
  chatId: Scalars['ID']['output'];
};

export type AllowMembersToManageSuccess = {
  __typename?: 'AllowMembersToManageSuccess';
  allowManage: Scalars['Boolean']['output'];
};

export type RenameChatRoomSuccess = {
  __typename?: 'RenameChatRoomSuccess';
  roomName: Scalars['String']['output'];
};

export type ResendChatInviteSuccess = {
  __typename?: 'ResendChatInviteSuccess';
  email: Scalars['String']['output'];
};

export type SendChatMessageResult = SendChatMessageSuccess | Failure;

export type MarkChatRoomReadResult = MarkChatRoomReadSuccess | Failure;

export type ChatRoomResult = ChatRoomSuccess | Failure;

export type ChatMembersResult = ChatMembersSuccess | Failure;

export type LeaveChatRoomResult = LeaveChatRoomSuccess | Failure;

export type CloseChatRoomResult = CloseChatRoomSuccess | Failure;

export type AllowMembersToManageResult = AllowMembersToManageSuccess | Failure;

export type RenameChatRoomResult = RenameChatRoomSuccess | Failure;

export type ResendChatInviteResult = ResendChatInviteSuccess | Failure;

/** A message was stored. */
export type ChatroomMessageEvent = Event & {
  __typename?: 'ChatroomMessageEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  chatId: Scalars['ID']['output'];
  sequence: Scalars['Int']['output'];
  clientMessageId: Scalars['String']['output'];
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  avatar?: Maybe<Scalars['String']['output']>;
  content: Scalars['String']['output'];
  timestamp: Scalars['Timestamp']['output'];
};

/** The receiver became a member of this room. */
export type CreateChatroomEvent = Event & {
  __typename?: 'CreateChatroomEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  chatId: Scalars['ID']['output'];
  kind: ChatRoomKind;
  roomName: Scalars['String']['output'];
  allowManage: Scalars['Boolean']['output'];
  participants: Array<ChatMemberFacts>;
  lastMessage?: Maybe<ChatMessagePreview>;
  lastSequence: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
  createdAt: Scalars['Timestamp']['output'];
};

/** Members joined, or one who was invited registered. */
export type AddParticipantEvent = Event & {
  __typename?: 'AddParticipantEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  chatId: Scalars['ID']['output'];
  version: Scalars['Int']['output'];
  participants: Array<ChatMemberFacts>;
};

export type RemoveParticipantEvent = Event & {
  __typename?: 'RemoveParticipantEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  chatId: Scalars['ID']['output'];
  version: Scalars['Int']['output'];
  email: Scalars['String']['output'];
};

export type LeaveChatroomEvent = Event & {
  __typename?: 'LeaveChatroomEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  chatId: Scalars['ID']['output'];
  version: Scalars['Int']['output'];
  email: Scalars['String']['output'];
  /** Whose the room is now, when its owner left. */
  newOwnerEmail?: Maybe<Scalars['String']['output']>;
};

export type CloseChatroomEvent = Event & {
  __typename?: 'CloseChatroomEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  chatId: Scalars['ID']['output'];
};

export type RenameChatroomEvent = Event & {
  __typename?: 'RenameChatroomEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  chatId: Scalars['ID']['output'];
  version: Scalars['Int']['output'];
  roomName: Scalars['String']['output'];
};

export type AllowManageParticipantEvent = Event & {
  __typename?: 'AllowManageParticipantEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  chatId: Scalars['ID']['output'];
  version: Scalars['Int']['output'];
  allowManage: Scalars['Boolean']['output'];
};

/** The receiver has read up to here, in another tab perhaps. */
export type ChatroomReadEvent = Event & {
  __typename?: 'ChatroomReadEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  chatId: Scalars['ID']['output'];
  readSequence: Scalars['Int']['output'];
};

/** A person's status. Times in unix seconds. */
export type PersonStatus = {
  __typename?: 'PersonStatus';
  /** Available, Away, Busy, Invisible, Vacationing or Out sick. */
  status: Scalars['String']['output'];
  statusDescription: Scalars['String']['output'];
  statusStart: Scalars['Timestamp']['output'];
  /** Null while it lasts until changed. */
  statusEnd?: Maybe<Scalars['Timestamp']['output']>;
  /** The product set it while the person is in a meeting. */
  inMeeting: Scalars['Boolean']['output'];
};

/** Presence of a person, by e-mail. */
export type Presence = {
  __typename?: 'Presence';
  email: Scalars['String']['output'];
  online: Scalars['Boolean']['output'];
  /** When last online, in unix seconds; null while online and for those never seen. */
  time?: Maybe<Scalars['Timestamp']['output']>;
  /** Null for a person without an account. */
  status?: Maybe<PersonStatus>;
  /** Grows with every change; an older one never replaces a newer. */
  presenceVersion: Scalars['Int']['output'];
};

/** Somebody in the caller's network. Marks are 0 or 1. */
export type Contact = {
  __typename?: 'Contact';
  contactId: Scalars['ID']['output'];
  fullName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  avatar?: Maybe<Scalars['String']['output']>;
  /** `#rrggbb`, always the same for an e-mail address. */
  color: Scalars['String']['output'];
  online: Scalars['Boolean']['output'];
  time?: Maybe<Scalars['Timestamp']['output']>;
  status?: Maybe<PersonStatus>;
  presenceVersion: Scalars['Int']['output'];
  hasAccount: Scalars['Boolean']['output'];
  pin: Scalars['Int']['output'];
  isInMyTeam: Scalars['Int']['output'];
  isPartner: Scalars['Int']['output'];
  isFrequentUser: Scalars['Int']['output'];
  /** Grows with every change of the contact. */
  version: Scalars['Int']['output'];
};

export type ContactGroupMember = {
  __typename?: 'ContactGroupMember';
  /** `0` for the group's admin. */
  contactId: Scalars['ID']['output'];
  fullName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  avatar?: Maybe<Scalars['String']['output']>;
  color: Scalars['String']['output'];
  online: Scalars['Boolean']['output'];
  time?: Maybe<Scalars['Timestamp']['output']>;
  status?: Maybe<PersonStatus>;
  presenceVersion: Scalars['Int']['output'];
  isAdmin: Scalars['Boolean']['output'];
  /** 0 member, 1 moderator. */
  role: Scalars['Int']['output'];
};

/** A contact group. Who looks at it owns it where `ownerEmail` is their own. */
export type ContactGroup = {
  __typename?: 'ContactGroup';
  groupId: Scalars['ID']['output'];
  groupName: Scalars['String']['output'];
  ownerEmail: Scalars['String']['output'];
  /** Grows with every change of the name or the members. */
  version: Scalars['Int']['output'];
  members: Array<ContactGroupMember>;
};

export type AddContactInput = {
  contactEmail: Scalars['String']['input'];
  contactName: Scalars['String']['input'];
};

export type EditContactInput = {
  contactId: Scalars['ID']['input'];
  contactName: Scalars['String']['input'];
};

export type ContactInput = {
  contactId: Scalars['ID']['input'];
};

export type MarkContactInput = {
  contactId: Scalars['ID']['input'];
  /** 0 adds the mark, 1 takes it away. */
  operation: Scalars['Int']['input'];
};

export type ImportedContactInput = {
  email: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};

export type InsertContactsInput = {
  insertData: Array<ImportedContactInput>;
};

export type ChosenContactInput = {
  contactId: Scalars['ID']['input'];
  email: Scalars['String']['input'];
};

export type CreateContactsGroupsInput = {
  groupName: Scalars['String']['input'];
  contactsInNewGroup: Array<ChosenContactInput>;
};

export type AddMembersToGroupInput = {
  groupId: Scalars['ID']['input'];
  contactsInGroup: Array<ChosenContactInput>;
};

export type RemoveMemberFromGroupInput = {
  groupId: Scalars['ID']['input'];
  contactId: Scalars['ID']['input'];
};

export type EditContactsGroupNameInput = {
  groupId: Scalars['ID']['input'];
  groupName: Scalars['String']['input'];
};

export type ContactGroupInput = {
  groupId: Scalars['ID']['input'];
};

export type UpdateStatusInput = {
  status: Scalars['String']['input'];
  statusDescription?: InputMaybe<Scalars['String']['input']>;
  statusStart?: InputMaybe<Scalars['Timestamp']['input']>;
  statusEnd?: InputMaybe<Scalars['Timestamp']['input']>;
};

export type ContactSuccess = {
  __typename?: 'ContactSuccess';
  contact: Contact;
};

export type DeleteContactSuccess = {
  __typename?: 'DeleteContactSuccess';
  contactId: Scalars['ID']['output'];
};

export type TogglePinContactSuccess = {
  __typename?: 'TogglePinContactSuccess';
  pin: Scalars['Int']['output'];
};

export type MarkContactSuccess = {
  __typename?: 'MarkContactSuccess';
  message: Scalars['String']['output'];
};

export type InsertContactsSuccess = {
  __typename?: 'InsertContactsSuccess';
  imported: Scalars['Int']['output'];
  skipped: Scalars['Int']['output'];
};

export type ContactGroupSuccess = {
  __typename?: 'ContactGroupSuccess';
  group: ContactGroup;
};

export type LeaveContactsGroupSuccess = {
  __typename?: 'LeaveContactsGroupSuccess';
  groupId: Scalars['ID']['output'];
};

export type UpdateStatusSuccess = {
  __typename?: 'UpdateStatusSuccess';
  status: PersonStatus;
};

export type ContactResult = ContactSuccess | Failure;

export type DeleteContactResult = DeleteContactSuccess | Failure;

export type TogglePinContactResult = TogglePinContactSuccess | Failure;

export type MarkContactResult = MarkContactSuccess | Failure;

export type InsertContactsResult = InsertContactsSuccess | Failure;

export type ContactGroupResult = ContactGroupSuccess | Failure;

export type LeaveContactsGroupResult = LeaveContactsGroupSuccess | Failure;

export type UpdateStatusResult = UpdateStatusSuccess | Failure;

/** Contacts of this account were added, changed or deleted. */
export type RefreshContactsEvent = Event & {
  __typename?: 'RefreshContactsEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  contacts: Array<Contact>;
  removedContactIds: Array<Scalars['ID']['output']>;
  /** What changed is not told here: fetch anew. */
  fetchContactsAnew: Scalars['Boolean']['output'];
};

/** Contact groups are new, renamed, or have other members. */
export type RefreshContactGroupsEvent = Event & {
  __typename?: 'RefreshContactGroupsEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  contactGroups: Array<ContactGroup>;
};

/** A contact group is gone for those who hear this. */
export type DeleteGroupEvent = Event & {
  __typename?: 'DeleteGroupEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  deletedGroupId: Scalars['ID']['output'];
};

/** A person came online, went offline or changed status. */
export type PresenceChangedEvent = Event & {
  __typename?: 'PresenceChangedEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  presence: Presence;
};

/** The own status changed, in this tab or elsewhere. */
export type StatusChangedEvent = Event & {
  __typename?: 'StatusChangedEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  ownStatus: PersonStatus;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  SendChatMessageResult:
    | ( Partial<SendChatMessageSuccess> )
    | ( Partial<Failure> )
  ;
  MarkChatRoomReadResult:
    | ( Partial<MarkChatRoomReadSuccess> )
    | ( Partial<Failure> )
  ;
  ChatRoomResult:
    | ( Partial<ChatRoomSuccess> )
    | ( Partial<Failure> )
  ;
  ChatMembersResult:
    | ( Partial<ChatMembersSuccess> )
    | ( Partial<Failure> )
  ;
  LeaveChatRoomResult:
    | ( Partial<LeaveChatRoomSuccess> )
    | ( Partial<Failure> )
  ;
  CloseChatRoomResult:
    | ( Partial<CloseChatRoomSuccess> )
    | ( Partial<Failure> )
  ;
  AllowMembersToManageResult:
    | ( Partial<AllowMembersToManageSuccess> )
    | ( Partial<Failure> )
  ;
  RenameChatRoomResult:
    | ( Partial<RenameChatRoomSuccess> )
    | ( Partial<Failure> )
  ;
  ResendChatInviteResult:
    | ( Partial<ResendChatInviteSuccess> )
    | ( Partial<Failure> )
  ;
  ContactResult:
    | ( Partial<ContactSuccess> )
    | ( Partial<Failure> )
  ;
  DeleteContactResult:
    | ( Partial<DeleteContactSuccess> )
    | ( Partial<Failure> )
  ;
  TogglePinContactResult:
    | ( Partial<TogglePinContactSuccess> )
    | ( Partial<Failure> )
  ;
  MarkContactResult:
    | ( Partial<MarkContactSuccess> )
    | ( Partial<Failure> )
  ;
  InsertContactsResult:
    | ( Partial<InsertContactsSuccess> )
    | ( Partial<Failure> )
  ;
  ContactGroupResult:
    | ( Partial<ContactGroupSuccess> )
    | ( Partial<Failure> )
  ;
  LeaveContactsGroupResult:
    | ( Partial<LeaveContactsGroupSuccess> )
    | ( Partial<Failure> )
  ;
  UpdateStatusResult:
    | ( Partial<UpdateStatusSuccess> )
    | ( Partial<Failure> )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Event:
    | ( Partial<SubscribedEvent> )
    | ( Partial<ChatroomMessageEvent> )
    | ( Partial<CreateChatroomEvent> )
    | ( Partial<AddParticipantEvent> )
    | ( Partial<RemoveParticipantEvent> )
    | ( Partial<LeaveChatroomEvent> )
    | ( Partial<CloseChatroomEvent> )
    | ( Partial<RenameChatroomEvent> )
    | ( Partial<AllowManageParticipantEvent> )
    | ( Partial<ChatroomReadEvent> )
    | ( Partial<RefreshContactsEvent> )
    | ( Partial<RefreshContactGroupsEvent> )
    | ( Partial<DeleteGroupEvent> )
    | ( Partial<PresenceChangedEvent> )
    | ( Partial<StatusChangedEvent> )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Timestamp: ResolverTypeWrapper<Partial<Scalars['Timestamp']['output']>>;
  Query: ResolverTypeWrapper<unknown>;
  String: ResolverTypeWrapper<Partial<Scalars['String']['output']>>;
  ID: ResolverTypeWrapper<Partial<Scalars['ID']['output']>>;
  Int: ResolverTypeWrapper<Partial<Scalars['Int']['output']>>;
  Mutation: ResolverTypeWrapper<unknown>;
  Boolean: ResolverTypeWrapper<Partial<Scalars['Boolean']['output']>>;
  Subscription: ResolverTypeWrapper<unknown>;
  Event: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Event']>;
  SubscribedEvent: ResolverTypeWrapper<Partial<SubscribedEvent>>;
  Failure: ResolverTypeWrapper<Partial<Failure>>;
  FieldFailure: ResolverTypeWrapper<Partial<FieldFailure>>;
  ChatRoomKind: ResolverTypeWrapper<Partial<ChatRoomKind>>;
  ChatRoom: ResolverTypeWrapper<Partial<ChatRoom>>;
  ChatMember: ResolverTypeWrapper<Partial<ChatMember>>;
  ChatMemberFacts: ResolverTypeWrapper<Partial<ChatMemberFacts>>;
  ChatMessage: ResolverTypeWrapper<Partial<ChatMessage>>;
  ChatMessagePreview: ResolverTypeWrapper<Partial<ChatMessagePreview>>;
  ChatMessagePage: ResolverTypeWrapper<Partial<ChatMessagePage>>;
  SendChatMessageInput: ResolverTypeWrapper<Partial<SendChatMessageInput>>;
  CreateChatRoomInput: ResolverTypeWrapper<Partial<CreateChatRoomInput>>;
  RenameChatRoomInput: ResolverTypeWrapper<Partial<RenameChatRoomInput>>;
  SendChatMessageSuccess: ResolverTypeWrapper<Partial<SendChatMessageSuccess>>;
  MarkChatRoomReadSuccess: ResolverTypeWrapper<Partial<MarkChatRoomReadSuccess>>;
  ChatRoomSuccess: ResolverTypeWrapper<Partial<ChatRoomSuccess>>;
  ChatMembersSuccess: ResolverTypeWrapper<Partial<ChatMembersSuccess>>;
  LeaveChatRoomSuccess: ResolverTypeWrapper<Partial<LeaveChatRoomSuccess>>;
  CloseChatRoomSuccess: ResolverTypeWrapper<Partial<CloseChatRoomSuccess>>;
  AllowMembersToManageSuccess: ResolverTypeWrapper<Partial<AllowMembersToManageSuccess>>;
  RenameChatRoomSuccess: ResolverTypeWrapper<Partial<RenameChatRoomSuccess>>;
  ResendChatInviteSuccess: ResolverTypeWrapper<Partial<ResendChatInviteSuccess>>;
  SendChatMessageResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendChatMessageResult']>>;
  MarkChatRoomReadResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MarkChatRoomReadResult']>>;
  ChatRoomResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChatRoomResult']>>;
  ChatMembersResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChatMembersResult']>>;
  LeaveChatRoomResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LeaveChatRoomResult']>>;
  CloseChatRoomResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CloseChatRoomResult']>>;
  AllowMembersToManageResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AllowMembersToManageResult']>>;
  RenameChatRoomResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RenameChatRoomResult']>>;
  ResendChatInviteResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResendChatInviteResult']>>;
  ChatroomMessageEvent: ResolverTypeWrapper<Partial<ChatroomMessageEvent>>;
  CreateChatroomEvent: ResolverTypeWrapper<Partial<CreateChatroomEvent>>;
  AddParticipantEvent: ResolverTypeWrapper<Partial<AddParticipantEvent>>;
  RemoveParticipantEvent: ResolverTypeWrapper<Partial<RemoveParticipantEvent>>;
  LeaveChatroomEvent: ResolverTypeWrapper<Partial<LeaveChatroomEvent>>;
  CloseChatroomEvent: ResolverTypeWrapper<Partial<CloseChatroomEvent>>;
  RenameChatroomEvent: ResolverTypeWrapper<Partial<RenameChatroomEvent>>;
  AllowManageParticipantEvent: ResolverTypeWrapper<Partial<AllowManageParticipantEvent>>;
  ChatroomReadEvent: ResolverTypeWrapper<Partial<ChatroomReadEvent>>;
  PersonStatus: ResolverTypeWrapper<Partial<PersonStatus>>;
  Presence: ResolverTypeWrapper<Partial<Presence>>;
  Contact: ResolverTypeWrapper<Partial<Contact>>;
  ContactGroupMember: ResolverTypeWrapper<Partial<ContactGroupMember>>;
  ContactGroup: ResolverTypeWrapper<Partial<ContactGroup>>;
  AddContactInput: ResolverTypeWrapper<Partial<AddContactInput>>;
  EditContactInput: ResolverTypeWrapper<Partial<EditContactInput>>;
  ContactInput: ResolverTypeWrapper<Partial<ContactInput>>;
  MarkContactInput: ResolverTypeWrapper<Partial<MarkContactInput>>;
  ImportedContactInput: ResolverTypeWrapper<Partial<ImportedContactInput>>;
  InsertContactsInput: ResolverTypeWrapper<Partial<InsertContactsInput>>;
  ChosenContactInput: ResolverTypeWrapper<Partial<ChosenContactInput>>;
  CreateContactsGroupsInput: ResolverTypeWrapper<Partial<CreateContactsGroupsInput>>;
  AddMembersToGroupInput: ResolverTypeWrapper<Partial<AddMembersToGroupInput>>;
  RemoveMemberFromGroupInput: ResolverTypeWrapper<Partial<RemoveMemberFromGroupInput>>;
  EditContactsGroupNameInput: ResolverTypeWrapper<Partial<EditContactsGroupNameInput>>;
  ContactGroupInput: ResolverTypeWrapper<Partial<ContactGroupInput>>;
  UpdateStatusInput: ResolverTypeWrapper<Partial<UpdateStatusInput>>;
  ContactSuccess: ResolverTypeWrapper<Partial<ContactSuccess>>;
  DeleteContactSuccess: ResolverTypeWrapper<Partial<DeleteContactSuccess>>;
  TogglePinContactSuccess: ResolverTypeWrapper<Partial<TogglePinContactSuccess>>;
  MarkContactSuccess: ResolverTypeWrapper<Partial<MarkContactSuccess>>;
  InsertContactsSuccess: ResolverTypeWrapper<Partial<InsertContactsSuccess>>;
  ContactGroupSuccess: ResolverTypeWrapper<Partial<ContactGroupSuccess>>;
  LeaveContactsGroupSuccess: ResolverTypeWrapper<Partial<LeaveContactsGroupSuccess>>;
  UpdateStatusSuccess: ResolverTypeWrapper<Partial<UpdateStatusSuccess>>;
  ContactResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ContactResult']>>;
  DeleteContactResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteContactResult']>>;
  TogglePinContactResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TogglePinContactResult']>>;
  MarkContactResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MarkContactResult']>>;
  InsertContactsResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InsertContactsResult']>>;
  ContactGroupResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ContactGroupResult']>>;
  LeaveContactsGroupResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LeaveContactsGroupResult']>>;
  UpdateStatusResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateStatusResult']>>;
  RefreshContactsEvent: ResolverTypeWrapper<Partial<RefreshContactsEvent>>;
  RefreshContactGroupsEvent: ResolverTypeWrapper<Partial<RefreshContactGroupsEvent>>;
  DeleteGroupEvent: ResolverTypeWrapper<Partial<DeleteGroupEvent>>;
  PresenceChangedEvent: ResolverTypeWrapper<Partial<PresenceChangedEvent>>;
  StatusChangedEvent: ResolverTypeWrapper<Partial<StatusChangedEvent>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Timestamp: Partial<Scalars['Timestamp']['output']>;
  Query: unknown;
  String: Partial<Scalars['String']['output']>;
  ID: Partial<Scalars['ID']['output']>;
  Int: Partial<Scalars['Int']['output']>;
  Mutation: unknown;
  Boolean: Partial<Scalars['Boolean']['output']>;
  Subscription: unknown;
  Event: ResolversInterfaceTypes<ResolversParentTypes>['Event'];
  SubscribedEvent: Partial<SubscribedEvent>;
  Failure: Partial<Failure>;
  FieldFailure: Partial<FieldFailure>;
  ChatRoom: Partial<ChatRoom>;
  ChatMember: Partial<ChatMember>;
  ChatMemberFacts: Partial<ChatMemberFacts>;
  ChatMessage: Partial<ChatMessage>;
  ChatMessagePreview: Partial<ChatMessagePreview>;
  ChatMessagePage: Partial<ChatMessagePage>;
  SendChatMessageInput: Partial<SendChatMessageInput>;
  CreateChatRoomInput: Partial<CreateChatRoomInput>;
  RenameChatRoomInput: Partial<RenameChatRoomInput>;
  SendChatMessageSuccess: Partial<SendChatMessageSuccess>;
  MarkChatRoomReadSuccess: Partial<MarkChatRoomReadSuccess>;
  ChatRoomSuccess: Partial<ChatRoomSuccess>;
  ChatMembersSuccess: Partial<ChatMembersSuccess>;
  LeaveChatRoomSuccess: Partial<LeaveChatRoomSuccess>;
  CloseChatRoomSuccess: Partial<CloseChatRoomSuccess>;
  AllowMembersToManageSuccess: Partial<AllowMembersToManageSuccess>;
  RenameChatRoomSuccess: Partial<RenameChatRoomSuccess>;
  ResendChatInviteSuccess: Partial<ResendChatInviteSuccess>;
  SendChatMessageResult: Partial<ResolversUnionTypes<ResolversParentTypes>['SendChatMessageResult']>;
  MarkChatRoomReadResult: Partial<ResolversUnionTypes<ResolversParentTypes>['MarkChatRoomReadResult']>;
  ChatRoomResult: Partial<ResolversUnionTypes<ResolversParentTypes>['ChatRoomResult']>;
  ChatMembersResult: Partial<ResolversUnionTypes<ResolversParentTypes>['ChatMembersResult']>;
  LeaveChatRoomResult: Partial<ResolversUnionTypes<ResolversParentTypes>['LeaveChatRoomResult']>;
  CloseChatRoomResult: Partial<ResolversUnionTypes<ResolversParentTypes>['CloseChatRoomResult']>;
  AllowMembersToManageResult: Partial<ResolversUnionTypes<ResolversParentTypes>['AllowMembersToManageResult']>;
  RenameChatRoomResult: Partial<ResolversUnionTypes<ResolversParentTypes>['RenameChatRoomResult']>;
  ResendChatInviteResult: Partial<ResolversUnionTypes<ResolversParentTypes>['ResendChatInviteResult']>;
  ChatroomMessageEvent: Partial<ChatroomMessageEvent>;
  CreateChatroomEvent: Partial<CreateChatroomEvent>;
  AddParticipantEvent: Partial<AddParticipantEvent>;
  RemoveParticipantEvent: Partial<RemoveParticipantEvent>;
  LeaveChatroomEvent: Partial<LeaveChatroomEvent>;
  CloseChatroomEvent: Partial<CloseChatroomEvent>;
  RenameChatroomEvent: Partial<RenameChatroomEvent>;
  AllowManageParticipantEvent: Partial<AllowManageParticipantEvent>;
  ChatroomReadEvent: Partial<ChatroomReadEvent>;
  PersonStatus: Partial<PersonStatus>;
  Presence: Partial<Presence>;
  Contact: Partial<Contact>;
  ContactGroupMember: Partial<ContactGroupMember>;
  ContactGroup: Partial<ContactGroup>;
  AddContactInput: Partial<AddContactInput>;
  EditContactInput: Partial<EditContactInput>;
  ContactInput: Partial<ContactInput>;
  MarkContactInput: Partial<MarkContactInput>;
  ImportedContactInput: Partial<ImportedContactInput>;
  InsertContactsInput: Partial<InsertContactsInput>;
  ChosenContactInput: Partial<ChosenContactInput>;
  CreateContactsGroupsInput: Partial<CreateContactsGroupsInput>;
  AddMembersToGroupInput: Partial<AddMembersToGroupInput>;
  RemoveMemberFromGroupInput: Partial<RemoveMemberFromGroupInput>;
  EditContactsGroupNameInput: Partial<EditContactsGroupNameInput>;
  ContactGroupInput: Partial<ContactGroupInput>;
  UpdateStatusInput: Partial<UpdateStatusInput>;
  ContactSuccess: Partial<ContactSuccess>;
  DeleteContactSuccess: Partial<DeleteContactSuccess>;
  TogglePinContactSuccess: Partial<TogglePinContactSuccess>;
  MarkContactSuccess: Partial<MarkContactSuccess>;
  InsertContactsSuccess: Partial<InsertContactsSuccess>;
  ContactGroupSuccess: Partial<ContactGroupSuccess>;
  LeaveContactsGroupSuccess: Partial<LeaveContactsGroupSuccess>;
  UpdateStatusSuccess: Partial<UpdateStatusSuccess>;
  ContactResult: Partial<ResolversUnionTypes<ResolversParentTypes>['ContactResult']>;
  DeleteContactResult: Partial<ResolversUnionTypes<ResolversParentTypes>['DeleteContactResult']>;
  TogglePinContactResult: Partial<ResolversUnionTypes<ResolversParentTypes>['TogglePinContactResult']>;
  MarkContactResult: Partial<ResolversUnionTypes<ResolversParentTypes>['MarkContactResult']>;
  InsertContactsResult: Partial<ResolversUnionTypes<ResolversParentTypes>['InsertContactsResult']>;
  ContactGroupResult: Partial<ResolversUnionTypes<ResolversParentTypes>['ContactGroupResult']>;
  LeaveContactsGroupResult: Partial<ResolversUnionTypes<ResolversParentTypes>['LeaveContactsGroupResult']>;
  UpdateStatusResult: Partial<ResolversUnionTypes<ResolversParentTypes>['UpdateStatusResult']>;
  RefreshContactsEvent: Partial<RefreshContactsEvent>;
  RefreshContactGroupsEvent: Partial<RefreshContactGroupsEvent>;
  DeleteGroupEvent: Partial<DeleteGroupEvent>;
  PresenceChangedEvent: Partial<PresenceChangedEvent>;
  StatusChangedEvent: Partial<StatusChangedEvent>;
};

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chatRooms?: Resolver<Array<ResolversTypes['ChatRoom']>, ParentType, ContextType>;
  chatRoom?: Resolver<ResolversTypes['ChatRoom'], ParentType, ContextType, RequireFields<QueryChatRoomArgs, 'chatId'>>;
  chatMessages?: Resolver<ResolversTypes['ChatMessagePage'], ParentType, ContextType, RequireFields<QueryChatMessagesArgs, 'chatId'>>;
  contacts?: Resolver<Array<ResolversTypes['Contact']>, ParentType, ContextType, Partial<QueryContactsArgs>>;
  contactGroups?: Resolver<Array<ResolversTypes['ContactGroup']>, ParentType, ContextType>;
  ownStatus?: Resolver<Maybe<ResolversTypes['PersonStatus']>, ParentType, ContextType>;
  frequentUsers?: Resolver<Array<ResolversTypes['Contact']>, ParentType, ContextType>;
  onlineContacts?: Resolver<Array<ResolversTypes['Presence']>, ParentType, ContextType, Partial<QueryOnlineContactsArgs>>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  sendChatMessage?: Resolver<ResolversTypes['SendChatMessageResult'], ParentType, ContextType, RequireFields<MutationSendChatMessageArgs, 'input'>>;
  markChatRoomRead?: Resolver<ResolversTypes['MarkChatRoomReadResult'], ParentType, ContextType, RequireFields<MutationMarkChatRoomReadArgs, 'chatId'>>;
  createChatRoom?: Resolver<ResolversTypes['ChatRoomResult'], ParentType, ContextType, RequireFields<MutationCreateChatRoomArgs, 'input'>>;
  createPrivateChatRoom?: Resolver<ResolversTypes['ChatRoomResult'], ParentType, ContextType, RequireFields<MutationCreatePrivateChatRoomArgs, 'contactId'>>;
  createGroupChatRoom?: Resolver<ResolversTypes['ChatRoomResult'], ParentType, ContextType, RequireFields<MutationCreateGroupChatRoomArgs, 'groupId'>>;
  addChatMembers?: Resolver<ResolversTypes['ChatMembersResult'], ParentType, ContextType, RequireFields<MutationAddChatMembersArgs, 'chatId' | 'emails'>>;
  removeChatMember?: Resolver<ResolversTypes['ChatMembersResult'], ParentType, ContextType, RequireFields<MutationRemoveChatMemberArgs, 'chatId' | 'email'>>;
  leaveChatRoom?: Resolver<ResolversTypes['LeaveChatRoomResult'], ParentType, ContextType, RequireFields<MutationLeaveChatRoomArgs, 'chatId'>>;
  closeChatRoom?: Resolver<ResolversTypes['CloseChatRoomResult'], ParentType, ContextType, RequireFields<MutationCloseChatRoomArgs, 'chatId'>>;
  allowMembersToManage?: Resolver<ResolversTypes['AllowMembersToManageResult'], ParentType, ContextType, RequireFields<MutationAllowMembersToManageArgs, 'chatId' | 'allowManage'>>;
  renameChatRoom?: Resolver<ResolversTypes['RenameChatRoomResult'], ParentType, ContextType, RequireFields<MutationRenameChatRoomArgs, 'input'>>;
  resendChatInvite?: Resolver<ResolversTypes['ResendChatInviteResult'], ParentType, ContextType, RequireFields<MutationResendChatInviteArgs, 'chatId' | 'email'>>;
  addContact?: Resolver<ResolversTypes['ContactResult'], ParentType, ContextType, RequireFields<MutationAddContactArgs, 'input'>>;
  editContact?: Resolver<ResolversTypes['ContactResult'], ParentType, ContextType, RequireFields<MutationEditContactArgs, 'input'>>;
  deleteContact?: Resolver<ResolversTypes['DeleteContactResult'], ParentType, ContextType, RequireFields<MutationDeleteContactArgs, 'input'>>;
  togglePinContact?: Resolver<ResolversTypes['TogglePinContactResult'], ParentType, ContextType, RequireFields<MutationTogglePinContactArgs, 'input'>>;
  addRemoveContactFromMyTeam?: Resolver<ResolversTypes['MarkContactResult'], ParentType, ContextType, RequireFields<MutationAddRemoveContactFromMyTeamArgs, 'input'>>;
  addRemoveContactToMyPartners?: Resolver<ResolversTypes['MarkContactResult'], ParentType, ContextType, RequireFields<MutationAddRemoveContactToMyPartnersArgs, 'input'>>;
  insertContacts?: Resolver<ResolversTypes['InsertContactsResult'], ParentType, ContextType, RequireFields<MutationInsertContactsArgs, 'input'>>;
  createContactsGroups?: Resolver<ResolversTypes['ContactGroupResult'], ParentType, ContextType, RequireFields<MutationCreateContactsGroupsArgs, 'input'>>;
  addMembersToGroup?: Resolver<ResolversTypes['ContactGroupResult'], ParentType, ContextType, RequireFields<MutationAddMembersToGroupArgs, 'input'>>;
  removeMemberFromGroup?: Resolver<ResolversTypes['ContactGroupResult'], ParentType, ContextType, RequireFields<MutationRemoveMemberFromGroupArgs, 'input'>>;
  editContactsGroupName?: Resolver<ResolversTypes['ContactGroupResult'], ParentType, ContextType, RequireFields<MutationEditContactsGroupNameArgs, 'input'>>;
  leaveContactsGroup?: Resolver<ResolversTypes['LeaveContactsGroupResult'], ParentType, ContextType, RequireFields<MutationLeaveContactsGroupArgs, 'input'>>;
  deleteContactsGroup?: Resolver<ResolversTypes['LeaveContactsGroupResult'], ParentType, ContextType, RequireFields<MutationDeleteContactsGroupArgs, 'input'>>;
  updateStatus?: Resolver<ResolversTypes['UpdateStatusResult'], ParentType, ContextType, RequireFields<MutationUpdateStatusArgs, 'input'>>;
};

export type SubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  events?: SubscriptionResolver<ResolversTypes['Event'], "events", ParentType, ContextType>;
};

export type EventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  __resolveType: TypeResolveFn<'SubscribedEvent' | 'ChatroomMessageEvent' | 'CreateChatroomEvent' | 'AddParticipantEvent' | 'RemoveParticipantEvent' | 'LeaveChatroomEvent' | 'CloseChatroomEvent' | 'RenameChatroomEvent' | 'AllowManageParticipantEvent' | 'ChatroomReadEvent' | 'RefreshContactsEvent' | 'RefreshContactGroupsEvent' | 'DeleteGroupEvent' | 'PresenceChangedEvent' | 'StatusChangedEvent', ParentType, ContextType>;
};

export type SubscribedEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscribedEvent'] = ResolversParentTypes['SubscribedEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FailureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Failure'] = ResolversParentTypes['Failure']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FieldFailure']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FieldFailureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FieldFailure'] = ResolversParentTypes['FieldFailure']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChatRoomResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChatRoom'] = ResolversParentTypes['ChatRoom']> = {
  chatId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  chatChannel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChatRoomKind'], ParentType, ContextType>;
  roomName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  participants?: Resolver<Array<ResolversTypes['ChatMember']>, ParentType, ContextType>;
  participantsArrayString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowManage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPeerToPeer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startedFromContact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startedFromGroup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasUnreadMessages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unreadMessages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastMessage?: Resolver<Maybe<ResolversTypes['ChatMessagePreview']>, ParentType, ContextType>;
  lastSequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readSequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type ChatMemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChatMember'] = ResolversParentTypes['ChatMember']> = {
  accountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  currentUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChatMemberFactsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChatMemberFacts'] = ResolversParentTypes['ChatMemberFacts']> = {
  accountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChatMessageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChatMessage'] = ResolversParentTypes['ChatMessage']> = {
  chatId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clientMessageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type ChatMessagePreviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChatMessagePreview'] = ResolversParentTypes['ChatMessagePreview']> = {
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type ChatMessagePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChatMessagePage'] = ResolversParentTypes['ChatMessagePage']> = {
  messages?: Resolver<Array<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SendChatMessageSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendChatMessageSuccess'] = ResolversParentTypes['SendChatMessageSuccess']> = {
  message?: Resolver<ResolversTypes['ChatMessage'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarkChatRoomReadSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarkChatRoomReadSuccess'] = ResolversParentTypes['MarkChatRoomReadSuccess']> = {
  readSequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatRoomSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChatRoomSuccess'] = ResolversParentTypes['ChatRoomSuccess']> = {
  chatroom?: Resolver<ResolversTypes['ChatRoom'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatMembersSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChatMembersSuccess'] = ResolversParentTypes['ChatMembersSuccess']> = {
  participants?: Resolver<Array<ResolversTypes['ChatMember']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeaveChatRoomSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeaveChatRoomSuccess'] = ResolversParentTypes['LeaveChatRoomSuccess']> = {
  chatId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CloseChatRoomSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CloseChatRoomSuccess'] = ResolversParentTypes['CloseChatRoomSuccess']> = {
  chatId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AllowMembersToManageSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AllowMembersToManageSuccess'] = ResolversParentTypes['AllowMembersToManageSuccess']> = {
  allowManage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RenameChatRoomSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RenameChatRoomSuccess'] = ResolversParentTypes['RenameChatRoomSuccess']> = {
  roomName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResendChatInviteSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResendChatInviteSuccess'] = ResolversParentTypes['ResendChatInviteSuccess']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendChatMessageResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendChatMessageResult'] = ResolversParentTypes['SendChatMessageResult']> = {
  __resolveType: TypeResolveFn<'SendChatMessageSuccess' | 'Failure', ParentType, ContextType>;
};

export type MarkChatRoomReadResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarkChatRoomReadResult'] = ResolversParentTypes['MarkChatRoomReadResult']> = {
  __resolveType: TypeResolveFn<'MarkChatRoomReadSuccess' | 'Failure', ParentType, ContextType>;
};

export type ChatRoomResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChatRoomResult'] = ResolversParentTypes['ChatRoomResult']> = {
  __resolveType: TypeResolveFn<'ChatRoomSuccess' | 'Failure', ParentType, ContextType>;
};

export type ChatMembersResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChatMembersResult'] = ResolversParentTypes['ChatMembersResult']> = {
  __resolveType: TypeResolveFn<'ChatMembersSuccess' | 'Failure', ParentType, ContextType>;
};

export type LeaveChatRoomResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeaveChatRoomResult'] = ResolversParentTypes['LeaveChatRoomResult']> = {
  __resolveType: TypeResolveFn<'LeaveChatRoomSuccess' | 'Failure', ParentType, ContextType>;
};

export type CloseChatRoomResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CloseChatRoomResult'] = ResolversParentTypes['CloseChatRoomResult']> = {
  __resolveType: TypeResolveFn<'CloseChatRoomSuccess' | 'Failure', ParentType, ContextType>;
};

export type AllowMembersToManageResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AllowMembersToManageResult'] = ResolversParentTypes['AllowMembersToManageResult']> = {
  __resolveType: TypeResolveFn<'AllowMembersToManageSuccess' | 'Failure', ParentType, ContextType>;
};

export type RenameChatRoomResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RenameChatRoomResult'] = ResolversParentTypes['RenameChatRoomResult']> = {
  __resolveType: TypeResolveFn<'RenameChatRoomSuccess' | 'Failure', ParentType, ContextType>;
};

export type ResendChatInviteResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResendChatInviteResult'] = ResolversParentTypes['ResendChatInviteResult']> = {
  __resolveType: TypeResolveFn<'ResendChatInviteSuccess' | 'Failure', ParentType, ContextType>;
};

export type ChatroomMessageEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChatroomMessageEvent'] = ResolversParentTypes['ChatroomMessageEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  chatId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clientMessageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateChatroomEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateChatroomEvent'] = ResolversParentTypes['CreateChatroomEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  chatId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChatRoomKind'], ParentType, ContextType>;
  roomName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allowManage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  participants?: Resolver<Array<ResolversTypes['ChatMemberFacts']>, ParentType, ContextType>;
  lastMessage?: Resolver<Maybe<ResolversTypes['ChatMessagePreview']>, ParentType, ContextType>;
  lastSequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddParticipantEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddParticipantEvent'] = ResolversParentTypes['AddParticipantEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  chatId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  participants?: Resolver<Array<ResolversTypes['ChatMemberFacts']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveParticipantEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemoveParticipantEvent'] = ResolversParentTypes['RemoveParticipantEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  chatId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeaveChatroomEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeaveChatroomEvent'] = ResolversParentTypes['LeaveChatroomEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  chatId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newOwnerEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CloseChatroomEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CloseChatroomEvent'] = ResolversParentTypes['CloseChatroomEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  chatId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RenameChatroomEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RenameChatroomEvent'] = ResolversParentTypes['RenameChatroomEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  chatId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roomName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AllowManageParticipantEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AllowManageParticipantEvent'] = ResolversParentTypes['AllowManageParticipantEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  chatId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  allowManage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatroomReadEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChatroomReadEvent'] = ResolversParentTypes['ChatroomReadEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  chatId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  readSequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PersonStatusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PersonStatus'] = ResolversParentTypes['PersonStatus']> = {
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusStart?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  statusEnd?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  inMeeting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PresenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Presence'] = ResolversParentTypes['Presence']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  online?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['PersonStatus']>, ParentType, ContextType>;
  presenceVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContactResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Contact'] = ResolversParentTypes['Contact']> = {
  contactId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  online?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['PersonStatus']>, ParentType, ContextType>;
  presenceVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isInMyTeam?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPartner?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isFrequentUser?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContactGroupMemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContactGroupMember'] = ResolversParentTypes['ContactGroupMember']> = {
  contactId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  online?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['PersonStatus']>, ParentType, ContextType>;
  presenceVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContactGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContactGroup'] = ResolversParentTypes['ContactGroup']> = {
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  groupName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['ContactGroupMember']>, ParentType, ContextType>;
};

export type ContactSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContactSuccess'] = ResolversParentTypes['ContactSuccess']> = {
  contact?: Resolver<ResolversTypes['Contact'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteContactSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteContactSuccess'] = ResolversParentTypes['DeleteContactSuccess']> = {
  contactId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TogglePinContactSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TogglePinContactSuccess'] = ResolversParentTypes['TogglePinContactSuccess']> = {
  pin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarkContactSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarkContactSuccess'] = ResolversParentTypes['MarkContactSuccess']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InsertContactsSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InsertContactsSuccess'] = ResolversParentTypes['InsertContactsSuccess']> = {
  imported?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactGroupSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContactGroupSuccess'] = ResolversParentTypes['ContactGroupSuccess']> = {
  group?: Resolver<ResolversTypes['ContactGroup'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeaveContactsGroupSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeaveContactsGroupSuccess'] = ResolversParentTypes['LeaveContactsGroupSuccess']> = {
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateStatusSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateStatusSuccess'] = ResolversParentTypes['UpdateStatusSuccess']> = {
  status?: Resolver<ResolversTypes['PersonStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContactResult'] = ResolversParentTypes['ContactResult']> = {
  __resolveType: TypeResolveFn<'ContactSuccess' | 'Failure', ParentType, ContextType>;
};

export type DeleteContactResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteContactResult'] = ResolversParentTypes['DeleteContactResult']> = {
  __resolveType: TypeResolveFn<'DeleteContactSuccess' | 'Failure', ParentType, ContextType>;
};

export type TogglePinContactResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TogglePinContactResult'] = ResolversParentTypes['TogglePinContactResult']> = {
  __resolveType: TypeResolveFn<'TogglePinContactSuccess' | 'Failure', ParentType, ContextType>;
};

export type MarkContactResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarkContactResult'] = ResolversParentTypes['MarkContactResult']> = {
  __resolveType: TypeResolveFn<'MarkContactSuccess' | 'Failure', ParentType, ContextType>;
};

export type InsertContactsResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InsertContactsResult'] = ResolversParentTypes['InsertContactsResult']> = {
  __resolveType: TypeResolveFn<'InsertContactsSuccess' | 'Failure', ParentType, ContextType>;
};

export type ContactGroupResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContactGroupResult'] = ResolversParentTypes['ContactGroupResult']> = {
  __resolveType: TypeResolveFn<'ContactGroupSuccess' | 'Failure', ParentType, ContextType>;
};

export type LeaveContactsGroupResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeaveContactsGroupResult'] = ResolversParentTypes['LeaveContactsGroupResult']> = {
  __resolveType: TypeResolveFn<'LeaveContactsGroupSuccess' | 'Failure', ParentType, ContextType>;
};

export type UpdateStatusResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateStatusResult'] = ResolversParentTypes['UpdateStatusResult']> = {
  __resolveType: TypeResolveFn<'UpdateStatusSuccess' | 'Failure', ParentType, ContextType>;
};

export type RefreshContactsEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefreshContactsEvent'] = ResolversParentTypes['RefreshContactsEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  contacts?: Resolver<Array<ResolversTypes['Contact']>, ParentType, ContextType>;
  removedContactIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  fetchContactsAnew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefreshContactGroupsEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefreshContactGroupsEvent'] = ResolversParentTypes['RefreshContactGroupsEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  contactGroups?: Resolver<Array<ResolversTypes['ContactGroup']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteGroupEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteGroupEvent'] = ResolversParentTypes['DeleteGroupEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  deletedGroupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PresenceChangedEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PresenceChangedEvent'] = ResolversParentTypes['PresenceChangedEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  presence?: Resolver<ResolversTypes['Presence'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatusChangedEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StatusChangedEvent'] = ResolversParentTypes['StatusChangedEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  ownStatus?: Resolver<ResolversTypes['PersonStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  Timestamp?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Event?: EventResolvers<ContextType>;
  SubscribedEvent?: SubscribedEventResolvers<ContextType>;
  Failure?: FailureResolvers<ContextType>;
  FieldFailure?: FieldFailureResolvers<ContextType>;
  ChatRoom?: ChatRoomResolvers<ContextType>;
  ChatMember?: ChatMemberResolvers<ContextType>;
  ChatMemberFacts?: ChatMemberFactsResolvers<ContextType>;
  ChatMessage?: ChatMessageResolvers<ContextType>;
  ChatMessagePreview?: ChatMessagePreviewResolvers<ContextType>;
  ChatMessagePage?: ChatMessagePageResolvers<ContextType>;
  SendChatMessageSuccess?: SendChatMessageSuccessResolvers<ContextType>;
  MarkChatRoomReadSuccess?: MarkChatRoomReadSuccessResolvers<ContextType>;
  ChatRoomSuccess?: ChatRoomSuccessResolvers<ContextType>;
  ChatMembersSuccess?: ChatMembersSuccessResolvers<ContextType>;
  LeaveChatRoomSuccess?: LeaveChatRoomSuccessResolvers<ContextType>;
  CloseChatRoomSuccess?: CloseChatRoomSuccessResolvers<ContextType>;
  AllowMembersToManageSuccess?: AllowMembersToManageSuccessResolvers<ContextType>;
  RenameChatRoomSuccess?: RenameChatRoomSuccessResolvers<ContextType>;
  ResendChatInviteSuccess?: ResendChatInviteSuccessResolvers<ContextType>;
  SendChatMessageResult?: SendChatMessageResultResolvers<ContextType>;
  MarkChatRoomReadResult?: MarkChatRoomReadResultResolvers<ContextType>;
  ChatRoomResult?: ChatRoomResultResolvers<ContextType>;
  ChatMembersResult?: ChatMembersResultResolvers<ContextType>;
  LeaveChatRoomResult?: LeaveChatRoomResultResolvers<ContextType>;
  CloseChatRoomResult?: CloseChatRoomResultResolvers<ContextType>;
  AllowMembersToManageResult?: AllowMembersToManageResultResolvers<ContextType>;
  RenameChatRoomResult?: RenameChatRoomResultResolvers<ContextType>;
  ResendChatInviteResult?: ResendChatInviteResultResolvers<ContextType>;
  ChatroomMessageEvent?: ChatroomMessageEventResolvers<ContextType>;
  CreateChatroomEvent?: CreateChatroomEventResolvers<ContextType>;
  AddParticipantEvent?: AddParticipantEventResolvers<ContextType>;
  RemoveParticipantEvent?: RemoveParticipantEventResolvers<ContextType>;
  LeaveChatroomEvent?: LeaveChatroomEventResolvers<ContextType>;
  CloseChatroomEvent?: CloseChatroomEventResolvers<ContextType>;
  RenameChatroomEvent?: RenameChatroomEventResolvers<ContextType>;
  AllowManageParticipantEvent?: AllowManageParticipantEventResolvers<ContextType>;
  ChatroomReadEvent?: ChatroomReadEventResolvers<ContextType>;
  PersonStatus?: PersonStatusResolvers<ContextType>;
  Presence?: PresenceResolvers<ContextType>;
  Contact?: ContactResolvers<ContextType>;
  ContactGroupMember?: ContactGroupMemberResolvers<ContextType>;
  ContactGroup?: ContactGroupResolvers<ContextType>;
  ContactSuccess?: ContactSuccessResolvers<ContextType>;
  DeleteContactSuccess?: DeleteContactSuccessResolvers<ContextType>;
  TogglePinContactSuccess?: TogglePinContactSuccessResolvers<ContextType>;
  MarkContactSuccess?: MarkContactSuccessResolvers<ContextType>;
  InsertContactsSuccess?: InsertContactsSuccessResolvers<ContextType>;
  ContactGroupSuccess?: ContactGroupSuccessResolvers<ContextType>;
  LeaveContactsGroupSuccess?: LeaveContactsGroupSuccessResolvers<ContextType>;
  UpdateStatusSuccess?: UpdateStatusSuccessResolvers<ContextType>;
  ContactResult?: ContactResultResolvers<ContextType>;
  DeleteContactResult?: DeleteContactResultResolvers<ContextType>;
  TogglePinContactResult?: TogglePinContactResultResolvers<ContextType>;
  MarkContactResult?: MarkContactResultResolvers<ContextType>;
  InsertContactsResult?: InsertContactsResultResolvers<ContextType>;
  ContactGroupResult?: ContactGroupResultResolvers<ContextType>;
  LeaveContactsGroupResult?: LeaveContactsGroupResultResolvers<ContextType>;
  UpdateStatusResult?: UpdateStatusResultResolvers<ContextType>;
  RefreshContactsEvent?: RefreshContactsEventResolvers<ContextType>;
  RefreshContactGroupsEvent?: RefreshContactGroupsEventResolvers<ContextType>;
  DeleteGroupEvent?: DeleteGroupEventResolvers<ContextType>;
  PresenceChangedEvent?: PresenceChangedEventResolvers<ContextType>;
  StatusChangedEvent?: StatusChangedEventResolvers<ContextType>;
};


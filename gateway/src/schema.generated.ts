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

/** Who is signed in. */
export type Me = {
  __typename?: 'Me';
  accountId: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  alias?: Maybe<Scalars['String']['output']>;
  /** Address of the picture; a size is appended as `=s50`. */
  avatar?: Maybe<Scalars['String']['output']>;
  langCode: Scalars['String']['output'];
  isAdmin: Scalars['Boolean']['output'];
  hasMembership: Scalars['Boolean']['output'];
  /** Name of the administrator who views this account. */
  impersonatedBy?: Maybe<Scalars['String']['output']>;
};

/** The own profile. */
export type Account = {
  __typename?: 'Account';
  fullName: Scalars['String']['output'];
  alias?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The ends of the API key; null without one, and where an administrator looks on. */
  apiKey?: Maybe<Scalars['String']['output']>;
  avatar?: Maybe<Scalars['String']['output']>;
};

/** A session that lives. */
export type Device = {
  __typename?: 'Device';
  sessionId: Scalars['ID']['output'];
  /** Such as `Firefox, Windows`; empty when the client did not say. */
  device: Scalars['String']['output'];
  address: Scalars['String']['output'];
  createdAt: Scalars['Timestamp']['output'];
  lastUsedAt: Scalars['Timestamp']['output'];
  isCurrent: Scalars['Boolean']['output'];
};

/** An info note of a page. */
export type Tooltip = {
  __typename?: 'Tooltip';
  elementId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** Sanitised HTML. */
  description: Scalars['String']['output'];
  showTitle: Scalars['Boolean']['output'];
};

export type TooltipContent = {
  __typename?: 'TooltipContent';
  tooltipsDetails: Array<Tooltip>;
  /** Whether the caller may change them. */
  canEdit: Scalars['Boolean']['output'];
};

export type Query = {
  __typename?: 'Query';
  me: Me;
  account: Account;
  devices: Array<Device>;
  tooltipContent: TooltipContent;
  isGuideHidden: Scalars['Boolean']['output'];
  isSecondFactorEnabled: Scalars['Boolean']['output'];
  /** The product's version, as its three space-separated parts. */
  version: Scalars['String']['output'];
  /** The caller's rooms, the last spoken in first. */
  chatRooms: Array<ChatRoom>;
  chatRoom: ChatRoom;
  /** Messages of a room, oldest first: the newest 30, the 30 before a sequence number, or up to 100 after one. */
  chatMessages: ChatMessagePage;
  inviteUserData: InviteUserData;
  checkInvitedUser: InvitedUserCheck;
  /** The invitations that the caller sent, the latest first. */
  invitations: InvitationPage;
  /** What may be known of a room before joining. */
  meetingData: MeetingData;
  /** Whether meetings open in phones' browsers. */
  mobileMeetingAccess: Scalars['Boolean']['output'];
  /** What the meeting details dialog begins with. */
  startMeetingConfiguration: StartMeetingConfiguration;
  /** Calls that ring for the caller right now. */
  meetingRings: Array<MeetingRing>;
  /** The caller's personal meeting id; made at the first asking. */
  personalMeetingId: Scalars['String']['output'];
  /** Rooms that the caller may choose from, the personal one first. */
  ownedRooms: OwnedRooms;
  hostMeetingConfiguration: HostMeetingConfiguration;
  /** Meetings that the caller joined: favourites first, then the latest. */
  joinedMeetingsHistory: Array<JoinHistoryEntry>;
  ongoingMeetings: Array<OngoingMeeting>;
  /** A page of the caller's ended meetings, the latest first. */
  meetingsHistory: MeetingsHistoryPage;
  /** The caller's contacts: all, or those newly added; see get-contacts. */
  contacts: Array<Contact>;
  contactGroups: Array<ContactGroup>;
  /** The status that the caller has set; null when none was ever set. */
  ownStatus?: Maybe<PersonStatus>;
  frequentUsers: Array<Contact>;
  onlineContacts: Array<Presence>;
  /** A page of the caller's notifications, before the one named. */
  notifications: NotificationPage;
  notificationCounts: NotificationCounts;
  /** The latest of those whom the caller follows. */
  followingNotifications: Array<Notification>;
  followers: Array<Follower>;
  iAmFollowingCount: Scalars['Int']['output'];
  /** Null where the link was used already or is too old. */
  notificationInvitation?: Maybe<FollowInvitation>;
  scheduledMeetings: Array<ScheduledMeeting>;
};


export type QueryTooltipContentArgs = {
  pageUrl: Scalars['String']['input'];
};


export type QueryIsGuideHiddenArgs = {
  guideId: Scalars['String']['input'];
};


export type QueryChatRoomArgs = {
  chatId: Scalars['ID']['input'];
};


export type QueryChatMessagesArgs = {
  chatId: Scalars['ID']['input'];
  beforeSequence?: InputMaybe<Scalars['Int']['input']>;
  afterSequence?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCheckInvitedUserArgs = {
  email: Scalars['String']['input'];
};


export type QueryInvitationsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMeetingDataArgs = {
  roomId: Scalars['String']['input'];
};


export type QueryStartMeetingConfigurationArgs = {
  contactId?: InputMaybe<Scalars['String']['input']>;
  groupId?: InputMaybe<Scalars['String']['input']>;
  chatId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMeetingsHistoryArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryContactsArgs = {
  newlyAdded?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOnlineContactsArgs = {
  timezone?: InputMaybe<Scalars['String']['input']>;
};


export type QueryNotificationsArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  unreadOnly?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFollowersArgs = {
  iAmFollowing: Scalars['Boolean']['input'];
};


export type QueryNotificationInvitationArgs = {
  inviteToken: Scalars['String']['input'];
};

/** Done; there is nothing to tell. */
export type Done = {
  __typename?: 'Done';
  done: Scalars['Boolean']['output'];
};

export type AvatarUploaded = {
  __typename?: 'AvatarUploaded';
  avatar: Scalars['String']['output'];
};

/** The API key, whole; it is told this once. */
export type ApiKeyRenewed = {
  __typename?: 'ApiKeyRenewed';
  apiKey: Scalars['String']['output'];
};

export type DevicesRevoked = {
  __typename?: 'DevicesRevoked';
  revoked: Scalars['Int']['output'];
};

export type AccountChangeResult = Done | Failure;

export type RenewApiKeyResult = ApiKeyRenewed | Failure;

export type UploadAvatarResult = AvatarUploaded | Failure;

export type RevokeOtherDevicesResult = DevicesRevoked | Failure;

export type UpdateTooltipContentInput = {
  elementId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
  description: Scalars['String']['input'];
  showTitle: Scalars['Boolean']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  setName: AccountChangeResult;
  setAlias: AccountChangeResult;
  setPhoneNumber: AccountChangeResult;
  setLanguage: AccountChangeResult;
  /** The picture in base64. */
  uploadAvatar: UploadAvatarResult;
  removeAvatar: AccountChangeResult;
  /** The former key is dead at once. */
  renewApiKey: RenewApiKeyResult;
  changePassword: AccountChangeResult;
  revokeDevice: AccountChangeResult;
  revokeOtherDevices: RevokeOtherDevicesResult;
  guideDontShowAgain: AccountChangeResult;
  updateTooltipContent: AccountChangeResult;
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
  /** Mails a member who is shown as invited the invitation again. */
  resendChatInvite: ResendChatInviteResult;
  inviteUser: InviteUserResult;
  resendInvitation: InvitationResult;
  revokeInvitation: InvitationResult;
  startMeeting: MeetingSessionResult;
  joinMeeting: MeetingSessionResult;
  updateMeeting: MeetingDoneResult;
  endMeeting: MeetingDoneResult;
  heartbeat: HeartbeatResult;
  updateContactHistoryParticipantId: MeetingDoneResult;
  /** Opens the chat of the meeting that the caller is in; it stays after the meeting. */
  openMeetingChat: OpenMeetingChatResult;
  startMeetingWithContacts: StartMeetingWithContactsResult;
  createGroupWithInvitedContacts: CreateInvitedGroupResult;
  sendEmailWhenStartMeeting: MeetingDoneResult;
  inviteContactToMeeting: InviteContactToMeetingResult;
  answerRing: MeetingRoomResult;
  cancelRings: MeetingDoneResult;
  createMeeting: CreateMeetingResult;
  editPersonalMeetingId: MeetingDoneResult;
  editCustomRoom: MeetingDoneResult;
  deleteCustomRoom: MeetingDoneResult;
  updateHostMeetingConfiguration: HostMeetingConfigurationResult;
  /** Look-ups by e-mail are counted, so they change something. */
  getMeetingIdJoinEmail: MeetingRoomResult;
  getMeetingByEmail: MeetingRoomResult;
  getRoomIdByAliasAndLabel: MeetingRoomResult;
  toggleMeetingFavorite: ToggleMeetingFavoriteResult;
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
  /** The bell was opened: its badge is cleared everywhere. */
  markNotificationsAsSeen: NotificationResult;
  markNotificationsAsRead: NotificationResult;
  markOneNotificationAsRead: NotificationResult;
  deleteNotificationsHistory: NotificationResult;
  deleteNotificationById: NotificationResult;
  /** Tells a room's owner that the caller waits for the meeting to start. */
  sendNotification: NotificationResult;
  sendNotificationRefresh: NotificationResult;
  setNotificationExpire: SetNotificationExpireResult;
  askToFollow: AskToFollowResult;
  resendFollowInvite: FollowResult;
  removeFollow: FollowResult;
  revokeFollow: FollowResult;
  acceptFollow: FollowResult;
  refuseFollow: FollowResult;
  scheduleMeeting: ScheduledMeetingResult;
  changeScheduledMeeting: ScheduledMeetingResult;
  cancelScheduledMeeting: CancelScheduledMeetingResult;
  getCalendarFeed: CalendarFeedResult;
};


export type MutationSetNameArgs = {
  newName: Scalars['String']['input'];
};


export type MutationSetAliasArgs = {
  alias: Scalars['String']['input'];
};


export type MutationSetPhoneNumberArgs = {
  phoneNumber: Scalars['String']['input'];
};


export type MutationSetLanguageArgs = {
  langCode: Scalars['String']['input'];
};


export type MutationUploadAvatarArgs = {
  avatar: Scalars['String']['input'];
};


export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


export type MutationRevokeDeviceArgs = {
  sessionId: Scalars['ID']['input'];
};


export type MutationGuideDontShowAgainArgs = {
  guideId: Scalars['String']['input'];
  show: Scalars['Int']['input'];
};


export type MutationUpdateTooltipContentArgs = {
  input: UpdateTooltipContentInput;
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


export type MutationInviteUserArgs = {
  input: InviteUserInput;
};


export type MutationResendInvitationArgs = {
  invitationId: Scalars['ID']['input'];
};


export type MutationRevokeInvitationArgs = {
  invitationId: Scalars['ID']['input'];
};


export type MutationStartMeetingArgs = {
  input: StartMeetingInput;
};


export type MutationJoinMeetingArgs = {
  input: JoinMeetingInput;
};


export type MutationUpdateMeetingArgs = {
  input: UpdateMeetingInput;
};


export type MutationEndMeetingArgs = {
  roomId: Scalars['String']['input'];
};


export type MutationHeartbeatArgs = {
  roomId: Scalars['String']['input'];
  meetingContactHistoryId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateContactHistoryParticipantIdArgs = {
  input: ContactHistoryParticipantInput;
};


export type MutationOpenMeetingChatArgs = {
  roomId: Scalars['String']['input'];
};


export type MutationStartMeetingWithContactsArgs = {
  input: MeetingWithContactsInput;
};


export type MutationCreateGroupWithInvitedContactsArgs = {
  input: MeetingWithContactsInput;
};


export type MutationSendEmailWhenStartMeetingArgs = {
  input: SendMeetingEmailInput;
};


export type MutationInviteContactToMeetingArgs = {
  contactId: Scalars['String']['input'];
  roomId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAnswerRingArgs = {
  ringId: Scalars['String']['input'];
  accept: Scalars['Boolean']['input'];
};


export type MutationCancelRingsArgs = {
  roomId: Scalars['String']['input'];
};


export type MutationCreateMeetingArgs = {
  input: CreateMeetingInput;
};


export type MutationEditPersonalMeetingIdArgs = {
  personalMeetingId: Scalars['String']['input'];
};


export type MutationEditCustomRoomArgs = {
  roomId: Scalars['String']['input'];
  label: Scalars['String']['input'];
};


export type MutationDeleteCustomRoomArgs = {
  roomId: Scalars['String']['input'];
};


export type MutationUpdateHostMeetingConfigurationArgs = {
  input: HostMeetingConfigurationInput;
};


export type MutationGetMeetingIdJoinEmailArgs = {
  email: Scalars['String']['input'];
  userEmail?: InputMaybe<Scalars['String']['input']>;
};


export type MutationGetMeetingByEmailArgs = {
  email: Scalars['String']['input'];
  userEmail?: InputMaybe<Scalars['String']['input']>;
};


export type MutationGetRoomIdByAliasAndLabelArgs = {
  userAlias: Scalars['String']['input'];
  roomLabel?: InputMaybe<Scalars['String']['input']>;
};


export type MutationToggleMeetingFavoriteArgs = {
  roomId: Scalars['String']['input'];
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


export type MutationMarkOneNotificationAsReadArgs = {
  input: NotificationInput;
};


export type MutationDeleteNotificationByIdArgs = {
  input: NotificationInput;
};


export type MutationSendNotificationArgs = {
  input: SendNotificationInput;
};


export type MutationSendNotificationRefreshArgs = {
  input: SendNotificationRefreshInput;
};


export type MutationSetNotificationExpireArgs = {
  input: SetNotificationExpireInput;
};


export type MutationAskToFollowArgs = {
  input: AskToFollowInput;
};


export type MutationResendFollowInviteArgs = {
  input: ResendFollowInviteInput;
};


export type MutationRemoveFollowArgs = {
  input: FollowerInput;
};


export type MutationRevokeFollowArgs = {
  input: FollowerInput;
};


export type MutationAcceptFollowArgs = {
  input: FollowLinkInput;
};


export type MutationRefuseFollowArgs = {
  input: FollowLinkInput;
};


export type MutationScheduleMeetingArgs = {
  input: ScheduleMeetingInput;
};


export type MutationChangeScheduledMeetingArgs = {
  input: ChangeScheduledMeetingInput;
};


export type MutationCancelScheduledMeetingArgs = {
  scheduledMeetingId: Scalars['String']['input'];
};


export type MutationGetCalendarFeedArgs = {
  renew?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Profile = {
  __typename?: 'Profile';
  accountId: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  alias?: Maybe<Scalars['String']['output']>;
  avatar?: Maybe<Scalars['String']['output']>;
};

/** The own name, alias or picture changed. */
export type OwnProfileChangedEvent = Event & {
  __typename?: 'OwnProfileChangedEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  profile: Profile;
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
  /** Null, the name empty and no picture while invited: whether an account has the address is not told. */
  accountId?: Maybe<Scalars['ID']['output']>;
  email: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  avatar?: Maybe<Scalars['String']['output']>;
  isOwner: Scalars['Boolean']['output'];
  /** Put in by somebody who is no acquaintance, and did nothing in the room yet; with an account or without. */
  invited: Scalars['Boolean']['output'];
  currentUser: Scalars['Boolean']['output'];
  /** Where the person is, if among the caller's contacts or groups; null otherwise. */
  presence?: Maybe<Presence>;
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
  /** Empty for a guest of a meeting. */
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
  /** Empty for a guest of a meeting. */
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
  /** E-mail addresses; acquaintances are in the room at once, everyone else is invited. */
  emails: Array<Scalars['String']['input']>;
  roomName?: InputMaybe<Scalars['String']['input']>;
};

export type RenameChatRoomInput = {
  chatId: Scalars['ID']['input'];
  chatroomName: Scalars['String']['input'];
};

export type SendChatMessageSuccess = {
  __typename?: 'SendChatMessageSuccess';
  chatMessage: ChatMessage;
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

/** Members joined or were invited, or one who was invited takes part now. */
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

/** What the caller may invite people into. */
export type InviteUserData = {
  __typename?: 'InviteUserData';
  /** Null for whoever is neither owner nor admin of one. */
  organization?: Maybe<InviteOrganization>;
  /** The groups that the caller owns; one whose parent is missing here is a root. */
  groups: Array<InviteGroup>;
};

export type InviteOrganization = {
  __typename?: 'InviteOrganization';
  name: Scalars['String']['output'];
};

export type InviteGroup = {
  __typename?: 'InviteGroup';
  id: Scalars['ID']['output'];
  parentGroup?: Maybe<Scalars['ID']['output']>;
  groupName: Scalars['String']['output'];
};

/** Whether an address already belongs to a group or the organization of the caller's. */
export type InvitedUserCheck = {
  __typename?: 'InvitedUserCheck';
  group: Scalars['Boolean']['output'];
  organization: Scalars['Boolean']['output'];
};

/** An invitation as its sender sees it. */
export type SentInvitation = {
  __typename?: 'SentInvitation';
  invitationId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  groupName?: Maybe<Scalars['String']['output']>;
  /** 0 member, 1 moderator. */
  groupRole?: Maybe<Scalars['Int']['output']>;
  /** invited, accepted, declined, expired or revoked. */
  state: Scalars['String']['output'];
  sentAt: Scalars['Timestamp']['output'];
  expiresAt: Scalars['Timestamp']['output'];
  answeredAt?: Maybe<Scalars['Timestamp']['output']>;
};

export type InvitationPage = {
  __typename?: 'InvitationPage';
  total: Scalars['Int']['output'];
  invitations: Array<SentInvitation>;
};

export type InviteUserInput = {
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  groupId?: InputMaybe<Scalars['ID']['input']>;
  /** 0 member, 1 moderator. */
  groupRole?: InputMaybe<Scalars['Int']['input']>;
  /** 0 member, 1 billing, 2 admin. */
  organizationRole?: InputMaybe<Scalars['Int']['input']>;
  /** Of the captcha provider, for the action inviteInSystemVerification. */
  recaptchaToken: Scalars['String']['input'];
};

export type InviteResults = {
  __typename?: 'InviteResults';
  userAlreadyInvited: Scalars['Boolean']['output'];
};

export type InviteUserSuccess = {
  __typename?: 'InviteUserSuccess';
  inviteResults: InviteResults;
};

export type InvitationSuccess = {
  __typename?: 'InvitationSuccess';
  invitation: SentInvitation;
};

export type InviteUserResult = InviteUserSuccess | Failure;

export type InvitationResult = InvitationSuccess | Failure;

/** An invitation that the person sent is new or stands otherwise. */
export type InvitationChangedEvent = Event & {
  __typename?: 'InvitationChangedEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  invitationId: Scalars['ID']['output'];
  invitationState: Scalars['String']['output'];
};

export type MeetingData = {
  __typename?: 'MeetingData';
  roomId: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  ownerName: Scalars['String']['output'];
  isMeetingLive: Scalars['Boolean']['output'];
  isMeetingPaid: Scalars['Boolean']['output'];
  meetingStartTime?: Maybe<Scalars['Timestamp']['output']>;
  meetingMaxDurationInMin: Scalars['Float']['output'];
  passwordRequired: Scalars['Boolean']['output'];
  lobby: Scalars['Boolean']['output'];
  userIsMeetingOwner: Scalars['Boolean']['output'];
  userHasAccessToStartMeeting: Scalars['Boolean']['output'];
  userIsInSameGroupAsOwnerAsModerator: Scalars['Boolean']['output'];
  /** Told to hosts alone. */
  password?: Maybe<Scalars['String']['output']>;
  startMode: Scalars['Int']['output'];
  jitsiDomain: Scalars['String']['output'];
  jitsiScriptUrl: Scalars['String']['output'];
};

/** What a browser needs to enter one meeting as one participant. */
export type MeetingSession = {
  __typename?: 'MeetingSession';
  meetingId: Scalars['String']['output'];
  roomId: Scalars['String']['output'];
  isOwner: Scalars['Boolean']['output'];
  subject: Scalars['String']['output'];
  ownerName: Scalars['String']['output'];
  meetingStartTime?: Maybe<Scalars['Timestamp']['output']>;
  meetingMaxDurationInMin: Scalars['Float']['output'];
  meetingEndTime?: Maybe<Scalars['Timestamp']['output']>;
  serverTime: Scalars['Timestamp']['output'];
  isMeetingPaid: Scalars['Boolean']['output'];
  heartbeatCallRateInMins: Scalars['Float']['output'];
  meetingContactHistoryId: Scalars['String']['output'];
  userIsMeetingOwner: Scalars['Boolean']['output'];
  userHasAccessToStartMeeting: Scalars['Boolean']['output'];
  userIsInSameGroupAsOwnerAsModerator: Scalars['Boolean']['output'];
  startMode: Scalars['Int']['output'];
  passwordRequired: Scalars['Boolean']['output'];
  password?: Maybe<Scalars['String']['output']>;
  lobby: Scalars['Boolean']['output'];
  participantName: Scalars['String']['output'];
  participantEmail?: Maybe<Scalars['String']['output']>;
  /** Names this room, this participant and one role; lives for minutes. */
  jwt: Scalars['String']['output'];
  jitsiDomain: Scalars['String']['output'];
  jitsiScriptUrl: Scalars['String']['output'];
};

export type MeetingSessionResult = MeetingSession | Failure;

export type MeetingHeartbeat = {
  __typename?: 'MeetingHeartbeat';
  isMeetingLive: Scalars['Boolean']['output'];
  participants: Scalars['Int']['output'];
  /** Empty to who stands before the meeting's password, as is whose it is. */
  subject: Scalars['String']['output'];
  ownerName: Scalars['String']['output'];
  meetingStartTime?: Maybe<Scalars['Timestamp']['output']>;
  meetingEndTime?: Maybe<Scalars['Timestamp']['output']>;
  serverTime: Scalars['Timestamp']['output'];
};

export type HeartbeatResult = MeetingHeartbeat | Failure;

/** It was done; there is nothing more to tell. */
export type MeetingDone = {
  __typename?: 'MeetingDone';
  done: Scalars['Boolean']['output'];
};

export type MeetingDoneResult = MeetingDone | Failure;

export type OpenMeetingChatSuccess = {
  __typename?: 'OpenMeetingChatSuccess';
  chatId: Scalars['String']['output'];
};

export type OpenMeetingChatResult = OpenMeetingChatSuccess | Failure;

export type StartMeetingInput = {
  roomId: Scalars['String']['input'];
  subject?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  mode?: InputMaybe<Scalars['Int']['input']>;
};

export type JoinMeetingInput = {
  roomId: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  meetingContactHistoryId?: InputMaybe<Scalars['String']['input']>;
  browserId?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateMeetingInput = {
  roomId: Scalars['String']['input'];
  subject?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  lobby?: InputMaybe<Scalars['Boolean']['input']>;
  mode?: InputMaybe<Scalars['Int']['input']>;
};

export type ContactHistoryParticipantInput = {
  meetingContactHistoryId: Scalars['String']['input'];
  participantId: Scalars['String']['input'];
  timezone?: InputMaybe<Scalars['String']['input']>;
};

export type MeetingStartedEvent = Event & {
  __typename?: 'MeetingStartedEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  meetingId: Scalars['String']['output'];
  roomId: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  meetingStartTime: Scalars['Timestamp']['output'];
};

export type MeetingOccupancyChangedEvent = Event & {
  __typename?: 'MeetingOccupancyChangedEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  meetingId: Scalars['String']['output'];
  roomId: Scalars['String']['output'];
  occupancyVersion: Scalars['Int']['output'];
  participantCount: Scalars['Int']['output'];
  meetingEndTime?: Maybe<Scalars['Timestamp']['output']>;
};

export type MeetingEndedEvent = Event & {
  __typename?: 'MeetingEndedEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  meetingId: Scalars['String']['output'];
  roomId: Scalars['String']['output'];
  reason: Scalars['String']['output'];
};

export type MeetingLobbyChangedEvent = Event & {
  __typename?: 'MeetingLobbyChangedEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  roomId: Scalars['String']['output'];
  participantKey: Scalars['String']['output'];
  waitingName: Scalars['String']['output'];
  waits: Scalars['Boolean']['output'];
  isMeetingLive: Scalars['Boolean']['output'];
};

export type StartMeetingConfiguration = {
  __typename?: 'StartMeetingConfiguration';
  meetings: Array<MeetingOption>;
  contacts: Array<MeetingPerson>;
  participants: Array<MeetingPerson>;
  alias?: Maybe<Scalars['String']['output']>;
};

export type MeetingPerson = {
  __typename?: 'MeetingPerson';
  accountId?: Maybe<Scalars['String']['output']>;
  contactId?: Maybe<Scalars['String']['output']>;
  fullName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  avatar?: Maybe<Scalars['String']['output']>;
  selected: Scalars['Boolean']['output'];
};

export type InvitedParticipantInput = {
  accountId?: InputMaybe<Scalars['String']['input']>;
  fullName?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  selected?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MeetingWithContactsInput = {
  subject?: InputMaybe<Scalars['String']['input']>;
  roomId: Scalars['String']['input'];
  invitedParticipants: Array<InvitedParticipantInput>;
  groupName?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  /** 1 camera on, 2 camera off, 3 camera off and screen share. */
  mode?: InputMaybe<Scalars['Int']['input']>;
};

export type StartMeetingWithContactsSuccess = {
  __typename?: 'StartMeetingWithContactsSuccess';
  meetingId: Scalars['String']['output'];
  roomId: Scalars['String']['output'];
  isOwner: Scalars['Boolean']['output'];
  groupId?: Maybe<Scalars['String']['output']>;
  /** Why somebody could not be mailed. Null where all were. */
  mailFailure?: Maybe<Scalars['String']['output']>;
};

export type StartMeetingWithContactsResult = StartMeetingWithContactsSuccess | Failure;

export type CreateInvitedGroupSuccess = {
  __typename?: 'CreateInvitedGroupSuccess';
  groupId: Scalars['String']['output'];
};

export type CreateInvitedGroupResult = CreateInvitedGroupSuccess | Failure;

export type SendMeetingEmailInput = {
  to: Array<Scalars['String']['input']>;
  roomId: Scalars['String']['input'];
  subject?: InputMaybe<Scalars['String']['input']>;
};

export type InviteContactToMeetingSuccess = {
  __typename?: 'InviteContactToMeetingSuccess';
  message: Scalars['String']['output'];
};

export type InviteContactToMeetingResult = InviteContactToMeetingSuccess | Failure;

export type MeetingRing = {
  __typename?: 'MeetingRing';
  ringId: Scalars['String']['output'];
  roomId: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  callerName: Scalars['String']['output'];
  callerEmail: Scalars['String']['output'];
  expiresAt: Scalars['Timestamp']['output'];
};

export type MeetingRingEvent = Event & {
  __typename?: 'MeetingRingEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  ringId: Scalars['String']['output'];
  roomId: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  callerName: Scalars['String']['output'];
  callerEmail: Scalars['String']['output'];
  expiresAt: Scalars['Timestamp']['output'];
};

export type MeetingRingEndedEvent = Event & {
  __typename?: 'MeetingRingEndedEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  ringId: Scalars['String']['output'];
  roomId: Scalars['String']['output'];
  outcome: Scalars['String']['output'];
  calleeName: Scalars['String']['output'];
  callerName: Scalars['String']['output'];
};

export type OwnedRooms = {
  __typename?: 'OwnedRooms';
  roomIds: Array<MeetingOption>;
  alias?: Maybe<Scalars['String']['output']>;
};

export type MeetingOption = {
  __typename?: 'MeetingOption';
  roomId: Scalars['String']['output'];
  /** 1 personal, 2 random, 3 labelled. */
  type: Scalars['Int']['output'];
  label?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
};

export type HostMeetingConfiguration = {
  __typename?: 'HostMeetingConfiguration';
  startMode: Scalars['Int']['output'];
  lobby: Scalars['Boolean']['output'];
  waitForHost: Scalars['Boolean']['output'];
  contactsMayStart: Scalars['Boolean']['output'];
};

export type HostMeetingConfigurationResult = HostMeetingConfiguration | Failure;

export type HostMeetingConfigurationInput = {
  startMode?: InputMaybe<Scalars['Int']['input']>;
  lobby?: InputMaybe<Scalars['Boolean']['input']>;
  waitForHost?: InputMaybe<Scalars['Boolean']['input']>;
  contactsMayStart?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CreateMeetingSuccess = {
  __typename?: 'CreateMeetingSuccess';
  meetingId: Scalars['String']['output'];
  roomId: Scalars['String']['output'];
  isOwner: Scalars['Boolean']['output'];
};

export type CreateMeetingResult = CreateMeetingSuccess | Failure;

export type CreateMeetingInput = {
  label?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  lobby?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MeetingRoom = {
  __typename?: 'MeetingRoom';
  roomId: Scalars['String']['output'];
};

export type MeetingRoomResult = MeetingRoom | Failure;

export type JoinHistoryEntry = {
  __typename?: 'JoinHistoryEntry';
  roomId: Scalars['String']['output'];
  meetingSubject: Scalars['String']['output'];
  meetingOwnerEmailAddress: Scalars['String']['output'];
  /** 0 or 1. */
  isFavorite: Scalars['Int']['output'];
  roomType: Scalars['Int']['output'];
};

export type ToggleMeetingFavoriteSuccess = {
  __typename?: 'ToggleMeetingFavoriteSuccess';
  isFavorite: Scalars['Int']['output'];
};

export type ToggleMeetingFavoriteResult = ToggleMeetingFavoriteSuccess | Failure;

export type MeetingParticipant = {
  __typename?: 'MeetingParticipant';
  fullName: Scalars['String']['output'];
  email?: Maybe<Scalars['String']['output']>;
  joinedAt: Scalars['Timestamp']['output'];
  leftAt?: Maybe<Scalars['Timestamp']['output']>;
  secondsPresent: Scalars['Int']['output'];
};

export type OngoingMeeting = {
  __typename?: 'OngoingMeeting';
  meetingId: Scalars['String']['output'];
  roomId: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  ownerName: Scalars['String']['output'];
  isOwner: Scalars['Boolean']['output'];
  meetingStartTime: Scalars['Timestamp']['output'];
  participants: Array<MeetingParticipant>;
};

export type PastMeeting = {
  __typename?: 'PastMeeting';
  meetingId: Scalars['String']['output'];
  roomId: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  ownerName: Scalars['String']['output'];
  isOwner: Scalars['Boolean']['output'];
  meetingStartTime: Scalars['Timestamp']['output'];
  meetingEndTime: Scalars['Timestamp']['output'];
  durationInSeconds: Scalars['Int']['output'];
  participants: Array<MeetingParticipant>;
};

export type MeetingsHistoryPage = {
  __typename?: 'MeetingsHistoryPage';
  total: Scalars['Int']['output'];
  meetings: Array<PastMeeting>;
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

/** Who caused a notification. */
export type NotificationSender = {
  __typename?: 'NotificationSender';
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  /** Null for a guest. */
  email?: Maybe<Scalars['String']['output']>;
  avatar?: Maybe<Scalars['String']['output']>;
};

export type NotificationMessage = {
  __typename?: 'NotificationMessage';
  /** A sentence ready to be read; plain text. */
  content: Scalars['String']['output'];
  meetingRoom?: Maybe<Scalars['String']['output']>;
  meetingSubject?: Maybe<Scalars['String']['output']>;
  /** In unix milliseconds. */
  meetingStart?: Maybe<Scalars['Timestamp']['output']>;
  groupName?: Maybe<Scalars['String']['output']>;
};

export type Notification = {
  __typename?: 'Notification';
  notificationId: Scalars['ID']['output'];
  /** 1 join invite, 2 reminder, 3 group invite, 4 missed call, 5 somebody waits, 6 somebody followed started a meeting. */
  notificationType: Scalars['String']['output'];
  /** Null where nobody did it, such as for a reminder. */
  from?: Maybe<NotificationSender>;
  message: NotificationMessage;
  isRead: Scalars['Boolean']['output'];
  timestamp: Scalars['Timestamp']['output'];
};

/** The latest first. */
export type NotificationPage = {
  __typename?: 'NotificationPage';
  notifications: Array<Notification>;
  hasMore: Scalars['Boolean']['output'];
  unseenCount: Scalars['Int']['output'];
  unreadCount: Scalars['Int']['output'];
};

export type NotificationCounts = {
  __typename?: 'NotificationCounts';
  /** Notifications that came since the bell was last opened: the badge. */
  unseenCount: Scalars['Int']['output'];
  unreadCount: Scalars['Int']['output'];
};

/** Somebody who follows the caller, or whom the caller follows. */
export type Follower = {
  __typename?: 'Follower';
  /** Names the tie between two people, not either of them. */
  followerId: Scalars['ID']['output'];
  /** Empty until an asking is accepted. */
  fullName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  avatar?: Maybe<Scalars['String']['output']>;
  /** `asked` or `following`. */
  state: Scalars['String']['output'];
  /** For resendFollowInvite; null once it was accepted. */
  inviteToken?: Maybe<Scalars['String']['output']>;
  /** In unix milliseconds. */
  since: Scalars['Timestamp']['output'];
};

/** Who asks to follow whom, for the holder of a mailed link. */
export type FollowInvitation = {
  __typename?: 'FollowInvitation';
  fullName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  avatar?: Maybe<Scalars['String']['output']>;
  invitedEmail: Scalars['String']['output'];
  hasAccount: Scalars['Boolean']['output'];
  isOtherAccount: Scalars['Boolean']['output'];
};

export type NotificationInput = {
  notificationId: Scalars['ID']['input'];
};

export type SendNotificationInput = {
  room: Scalars['ID']['input'];
};

export type SendNotificationRefreshInput = {
  /** E-mail addresses. */
  members: Array<Scalars['String']['input']>;
};

export type SetNotificationExpireInput = {
  /** Days. */
  expire: Scalars['Int']['input'];
};

export type AskToFollowInput = {
  email: Scalars['String']['input'];
};

export type FollowerInput = {
  followerId: Scalars['ID']['input'];
};

export type ResendFollowInviteInput = {
  inviteToken: Scalars['String']['input'];
};

export type FollowLinkInput = {
  token: Scalars['String']['input'];
};

export type NotificationSuccess = {
  __typename?: 'NotificationSuccess';
  /** The one that is meant; null: all of them. */
  notificationId?: Maybe<Scalars['ID']['output']>;
};

export type SetNotificationExpireSuccess = {
  __typename?: 'SetNotificationExpireSuccess';
  /** Days that notifications are kept from now on. */
  expire: Scalars['Int']['output'];
};

export type AskToFollowSuccess = {
  __typename?: 'AskToFollowSuccess';
  follower: Follower;
};

export type FollowSuccess = {
  __typename?: 'FollowSuccess';
  /** The one that is meant, as far as the caller named it. */
  followerId?: Maybe<Scalars['ID']['output']>;
};

export type NotificationResult = NotificationSuccess | Failure;

export type SetNotificationExpireResult = SetNotificationExpireSuccess | Failure;

export type AskToFollowResult = AskToFollowSuccess | Failure;

export type FollowResult = FollowSuccess | Failure;

/** The account on whose channel it comes has a new notification. */
export type PushNotificationEvent = Event & {
  __typename?: 'PushNotificationEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  notification: Notification;
  /** Notifications that came since the bell was last opened: the badge. */
  unseenCount: Scalars['Int']['output'];
  unreadCount: Scalars['Int']['output'];
};

/** Notifications of this account were seen, read or deleted, in another tab perhaps. */
export type NotificationsChangedEvent = Event & {
  __typename?: 'NotificationsChangedEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  /** `seen`, `read`, `deleted`, or `other`: what changed is not told here, fetch anew. */
  change: Scalars['String']['output'];
  /** The one that is meant; null: all of them. */
  notificationId?: Maybe<Scalars['ID']['output']>;
  unseenCount: Scalars['Int']['output'];
  unreadCount: Scalars['Int']['output'];
};

/** Who follows this account, or whom it follows, changed: ask for them again. */
export type FollowsChangedEvent = Event & {
  __typename?: 'FollowsChangedEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  followerId: Scalars['ID']['output'];
};

export type ScheduledMeeting = {
  __typename?: 'ScheduledMeeting';
  scheduledMeetingId: Scalars['String']['output'];
  roomId: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  description: Scalars['String']['output'];
  startsAt: Scalars['Timestamp']['output'];
  durationInMinutes: Scalars['Int']['output'];
  timeZone: Scalars['String']['output'];
  invited: Array<Scalars['String']['output']>;
  isOwner: Scalars['Boolean']['output'];
  ownerName: Scalars['String']['output'];
  /** After planning or changing: why somebody could not be mailed. Null where all were. */
  mailFailure?: Maybe<Scalars['String']['output']>;
};

export type ScheduledMeetingResult = ScheduledMeeting | Failure;

export type CancelledMeeting = {
  __typename?: 'CancelledMeeting';
  /** Why somebody could not be mailed. Null where all were. */
  mailFailure?: Maybe<Scalars['String']['output']>;
};

export type CancelScheduledMeetingResult = CancelledMeeting | Failure;

export type ScheduleMeetingInput = {
  roomId?: InputMaybe<Scalars['String']['input']>;
  subject: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  startsAt: Scalars['Timestamp']['input'];
  durationInMinutes: Scalars['Int']['input'];
  timeZone: Scalars['String']['input'];
  invited: Array<Scalars['String']['input']>;
};

export type ChangeScheduledMeetingInput = {
  scheduledMeetingId: Scalars['String']['input'];
  subject: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  startsAt: Scalars['Timestamp']['input'];
  durationInMinutes: Scalars['Int']['input'];
  timeZone: Scalars['String']['input'];
  invited: Array<Scalars['String']['input']>;
};

export type CalendarFeed = {
  __typename?: 'CalendarFeed';
  feedUrl: Scalars['String']['output'];
};

export type CalendarFeedResult = CalendarFeed | Failure;

export type ScheduledMeetingsChangedEvent = Event & {
  __typename?: 'ScheduledMeetingsChangedEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
  scheduledMeetingId: Scalars['String']['output'];
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
  AccountChangeResult:
    | ( Partial<Done> )
    | ( Partial<Failure> )
  ;
  RenewApiKeyResult:
    | ( Partial<ApiKeyRenewed> )
    | ( Partial<Failure> )
  ;
  UploadAvatarResult:
    | ( Partial<AvatarUploaded> )
    | ( Partial<Failure> )
  ;
  RevokeOtherDevicesResult:
    | ( Partial<DevicesRevoked> )
    | ( Partial<Failure> )
  ;
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
  InviteUserResult:
    | ( Partial<InviteUserSuccess> )
    | ( Partial<Failure> )
  ;
  InvitationResult:
    | ( Partial<InvitationSuccess> )
    | ( Partial<Failure> )
  ;
  MeetingSessionResult:
    | ( Partial<MeetingSession> )
    | ( Partial<Failure> )
  ;
  HeartbeatResult:
    | ( Partial<MeetingHeartbeat> )
    | ( Partial<Failure> )
  ;
  MeetingDoneResult:
    | ( Partial<MeetingDone> )
    | ( Partial<Failure> )
  ;
  OpenMeetingChatResult:
    | ( Partial<OpenMeetingChatSuccess> )
    | ( Partial<Failure> )
  ;
  StartMeetingWithContactsResult:
    | ( Partial<StartMeetingWithContactsSuccess> )
    | ( Partial<Failure> )
  ;
  CreateInvitedGroupResult:
    | ( Partial<CreateInvitedGroupSuccess> )
    | ( Partial<Failure> )
  ;
  InviteContactToMeetingResult:
    | ( Partial<InviteContactToMeetingSuccess> )
    | ( Partial<Failure> )
  ;
  HostMeetingConfigurationResult:
    | ( Partial<HostMeetingConfiguration> )
    | ( Partial<Failure> )
  ;
  CreateMeetingResult:
    | ( Partial<CreateMeetingSuccess> )
    | ( Partial<Failure> )
  ;
  MeetingRoomResult:
    | ( Partial<MeetingRoom> )
    | ( Partial<Failure> )
  ;
  ToggleMeetingFavoriteResult:
    | ( Partial<ToggleMeetingFavoriteSuccess> )
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
  NotificationResult:
    | ( Partial<NotificationSuccess> )
    | ( Partial<Failure> )
  ;
  SetNotificationExpireResult:
    | ( Partial<SetNotificationExpireSuccess> )
    | ( Partial<Failure> )
  ;
  AskToFollowResult:
    | ( Partial<AskToFollowSuccess> )
    | ( Partial<Failure> )
  ;
  FollowResult:
    | ( Partial<FollowSuccess> )
    | ( Partial<Failure> )
  ;
  ScheduledMeetingResult:
    | ( Partial<ScheduledMeeting> )
    | ( Partial<Failure> )
  ;
  CancelScheduledMeetingResult:
    | ( Partial<CancelledMeeting> )
    | ( Partial<Failure> )
  ;
  CalendarFeedResult:
    | ( Partial<CalendarFeed> )
    | ( Partial<Failure> )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Event:
    | ( Partial<OwnProfileChangedEvent> )
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
    | ( Partial<InvitationChangedEvent> )
    | ( Partial<MeetingStartedEvent> )
    | ( Partial<MeetingOccupancyChangedEvent> )
    | ( Partial<MeetingEndedEvent> )
    | ( Partial<MeetingLobbyChangedEvent> )
    | ( Partial<MeetingRingEvent> )
    | ( Partial<MeetingRingEndedEvent> )
    | ( Partial<RefreshContactsEvent> )
    | ( Partial<RefreshContactGroupsEvent> )
    | ( Partial<DeleteGroupEvent> )
    | ( Partial<PresenceChangedEvent> )
    | ( Partial<StatusChangedEvent> )
    | ( Partial<PushNotificationEvent> )
    | ( Partial<NotificationsChangedEvent> )
    | ( Partial<FollowsChangedEvent> )
    | ( Partial<ScheduledMeetingsChangedEvent> )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Me: ResolverTypeWrapper<Partial<Me>>;
  ID: ResolverTypeWrapper<Partial<Scalars['ID']['output']>>;
  String: ResolverTypeWrapper<Partial<Scalars['String']['output']>>;
  Boolean: ResolverTypeWrapper<Partial<Scalars['Boolean']['output']>>;
  Account: ResolverTypeWrapper<Partial<Account>>;
  Device: ResolverTypeWrapper<Partial<Device>>;
  Tooltip: ResolverTypeWrapper<Partial<Tooltip>>;
  TooltipContent: ResolverTypeWrapper<Partial<TooltipContent>>;
  Query: ResolverTypeWrapper<unknown>;
  Int: ResolverTypeWrapper<Partial<Scalars['Int']['output']>>;
  Done: ResolverTypeWrapper<Partial<Done>>;
  AvatarUploaded: ResolverTypeWrapper<Partial<AvatarUploaded>>;
  ApiKeyRenewed: ResolverTypeWrapper<Partial<ApiKeyRenewed>>;
  DevicesRevoked: ResolverTypeWrapper<Partial<DevicesRevoked>>;
  AccountChangeResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AccountChangeResult']>>;
  RenewApiKeyResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RenewApiKeyResult']>>;
  UploadAvatarResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UploadAvatarResult']>>;
  RevokeOtherDevicesResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevokeOtherDevicesResult']>>;
  UpdateTooltipContentInput: ResolverTypeWrapper<Partial<UpdateTooltipContentInput>>;
  Mutation: ResolverTypeWrapper<unknown>;
  Profile: ResolverTypeWrapper<Partial<Profile>>;
  OwnProfileChangedEvent: ResolverTypeWrapper<Partial<OwnProfileChangedEvent>>;
  Timestamp: ResolverTypeWrapper<Partial<Scalars['Timestamp']['output']>>;
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
  InviteUserData: ResolverTypeWrapper<Partial<InviteUserData>>;
  InviteOrganization: ResolverTypeWrapper<Partial<InviteOrganization>>;
  InviteGroup: ResolverTypeWrapper<Partial<InviteGroup>>;
  InvitedUserCheck: ResolverTypeWrapper<Partial<InvitedUserCheck>>;
  SentInvitation: ResolverTypeWrapper<Partial<SentInvitation>>;
  InvitationPage: ResolverTypeWrapper<Partial<InvitationPage>>;
  InviteUserInput: ResolverTypeWrapper<Partial<InviteUserInput>>;
  InviteResults: ResolverTypeWrapper<Partial<InviteResults>>;
  InviteUserSuccess: ResolverTypeWrapper<Partial<InviteUserSuccess>>;
  InvitationSuccess: ResolverTypeWrapper<Partial<InvitationSuccess>>;
  InviteUserResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InviteUserResult']>>;
  InvitationResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InvitationResult']>>;
  InvitationChangedEvent: ResolverTypeWrapper<Partial<InvitationChangedEvent>>;
  MeetingData: ResolverTypeWrapper<Partial<MeetingData>>;
  Float: ResolverTypeWrapper<Partial<Scalars['Float']['output']>>;
  MeetingSession: ResolverTypeWrapper<Partial<MeetingSession>>;
  MeetingSessionResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MeetingSessionResult']>>;
  MeetingHeartbeat: ResolverTypeWrapper<Partial<MeetingHeartbeat>>;
  HeartbeatResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HeartbeatResult']>>;
  MeetingDone: ResolverTypeWrapper<Partial<MeetingDone>>;
  MeetingDoneResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MeetingDoneResult']>>;
  OpenMeetingChatSuccess: ResolverTypeWrapper<Partial<OpenMeetingChatSuccess>>;
  OpenMeetingChatResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OpenMeetingChatResult']>>;
  StartMeetingInput: ResolverTypeWrapper<Partial<StartMeetingInput>>;
  JoinMeetingInput: ResolverTypeWrapper<Partial<JoinMeetingInput>>;
  UpdateMeetingInput: ResolverTypeWrapper<Partial<UpdateMeetingInput>>;
  ContactHistoryParticipantInput: ResolverTypeWrapper<Partial<ContactHistoryParticipantInput>>;
  MeetingStartedEvent: ResolverTypeWrapper<Partial<MeetingStartedEvent>>;
  MeetingOccupancyChangedEvent: ResolverTypeWrapper<Partial<MeetingOccupancyChangedEvent>>;
  MeetingEndedEvent: ResolverTypeWrapper<Partial<MeetingEndedEvent>>;
  MeetingLobbyChangedEvent: ResolverTypeWrapper<Partial<MeetingLobbyChangedEvent>>;
  StartMeetingConfiguration: ResolverTypeWrapper<Partial<StartMeetingConfiguration>>;
  MeetingPerson: ResolverTypeWrapper<Partial<MeetingPerson>>;
  InvitedParticipantInput: ResolverTypeWrapper<Partial<InvitedParticipantInput>>;
  MeetingWithContactsInput: ResolverTypeWrapper<Partial<MeetingWithContactsInput>>;
  StartMeetingWithContactsSuccess: ResolverTypeWrapper<Partial<StartMeetingWithContactsSuccess>>;
  StartMeetingWithContactsResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartMeetingWithContactsResult']>>;
  CreateInvitedGroupSuccess: ResolverTypeWrapper<Partial<CreateInvitedGroupSuccess>>;
  CreateInvitedGroupResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateInvitedGroupResult']>>;
  SendMeetingEmailInput: ResolverTypeWrapper<Partial<SendMeetingEmailInput>>;
  InviteContactToMeetingSuccess: ResolverTypeWrapper<Partial<InviteContactToMeetingSuccess>>;
  InviteContactToMeetingResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InviteContactToMeetingResult']>>;
  MeetingRing: ResolverTypeWrapper<Partial<MeetingRing>>;
  MeetingRingEvent: ResolverTypeWrapper<Partial<MeetingRingEvent>>;
  MeetingRingEndedEvent: ResolverTypeWrapper<Partial<MeetingRingEndedEvent>>;
  OwnedRooms: ResolverTypeWrapper<Partial<OwnedRooms>>;
  MeetingOption: ResolverTypeWrapper<Partial<MeetingOption>>;
  HostMeetingConfiguration: ResolverTypeWrapper<Partial<HostMeetingConfiguration>>;
  HostMeetingConfigurationResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HostMeetingConfigurationResult']>>;
  HostMeetingConfigurationInput: ResolverTypeWrapper<Partial<HostMeetingConfigurationInput>>;
  CreateMeetingSuccess: ResolverTypeWrapper<Partial<CreateMeetingSuccess>>;
  CreateMeetingResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateMeetingResult']>>;
  CreateMeetingInput: ResolverTypeWrapper<Partial<CreateMeetingInput>>;
  MeetingRoom: ResolverTypeWrapper<Partial<MeetingRoom>>;
  MeetingRoomResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MeetingRoomResult']>>;
  JoinHistoryEntry: ResolverTypeWrapper<Partial<JoinHistoryEntry>>;
  ToggleMeetingFavoriteSuccess: ResolverTypeWrapper<Partial<ToggleMeetingFavoriteSuccess>>;
  ToggleMeetingFavoriteResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ToggleMeetingFavoriteResult']>>;
  MeetingParticipant: ResolverTypeWrapper<Partial<MeetingParticipant>>;
  OngoingMeeting: ResolverTypeWrapper<Partial<OngoingMeeting>>;
  PastMeeting: ResolverTypeWrapper<Partial<PastMeeting>>;
  MeetingsHistoryPage: ResolverTypeWrapper<Partial<MeetingsHistoryPage>>;
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
  NotificationSender: ResolverTypeWrapper<Partial<NotificationSender>>;
  NotificationMessage: ResolverTypeWrapper<Partial<NotificationMessage>>;
  Notification: ResolverTypeWrapper<Partial<Notification>>;
  NotificationPage: ResolverTypeWrapper<Partial<NotificationPage>>;
  NotificationCounts: ResolverTypeWrapper<Partial<NotificationCounts>>;
  Follower: ResolverTypeWrapper<Partial<Follower>>;
  FollowInvitation: ResolverTypeWrapper<Partial<FollowInvitation>>;
  NotificationInput: ResolverTypeWrapper<Partial<NotificationInput>>;
  SendNotificationInput: ResolverTypeWrapper<Partial<SendNotificationInput>>;
  SendNotificationRefreshInput: ResolverTypeWrapper<Partial<SendNotificationRefreshInput>>;
  SetNotificationExpireInput: ResolverTypeWrapper<Partial<SetNotificationExpireInput>>;
  AskToFollowInput: ResolverTypeWrapper<Partial<AskToFollowInput>>;
  FollowerInput: ResolverTypeWrapper<Partial<FollowerInput>>;
  ResendFollowInviteInput: ResolverTypeWrapper<Partial<ResendFollowInviteInput>>;
  FollowLinkInput: ResolverTypeWrapper<Partial<FollowLinkInput>>;
  NotificationSuccess: ResolverTypeWrapper<Partial<NotificationSuccess>>;
  SetNotificationExpireSuccess: ResolverTypeWrapper<Partial<SetNotificationExpireSuccess>>;
  AskToFollowSuccess: ResolverTypeWrapper<Partial<AskToFollowSuccess>>;
  FollowSuccess: ResolverTypeWrapper<Partial<FollowSuccess>>;
  NotificationResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['NotificationResult']>>;
  SetNotificationExpireResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetNotificationExpireResult']>>;
  AskToFollowResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AskToFollowResult']>>;
  FollowResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FollowResult']>>;
  PushNotificationEvent: ResolverTypeWrapper<Partial<PushNotificationEvent>>;
  NotificationsChangedEvent: ResolverTypeWrapper<Partial<NotificationsChangedEvent>>;
  FollowsChangedEvent: ResolverTypeWrapper<Partial<FollowsChangedEvent>>;
  ScheduledMeeting: ResolverTypeWrapper<Partial<ScheduledMeeting>>;
  ScheduledMeetingResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ScheduledMeetingResult']>>;
  CancelledMeeting: ResolverTypeWrapper<Partial<CancelledMeeting>>;
  CancelScheduledMeetingResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelScheduledMeetingResult']>>;
  ScheduleMeetingInput: ResolverTypeWrapper<Partial<ScheduleMeetingInput>>;
  ChangeScheduledMeetingInput: ResolverTypeWrapper<Partial<ChangeScheduledMeetingInput>>;
  CalendarFeed: ResolverTypeWrapper<Partial<CalendarFeed>>;
  CalendarFeedResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CalendarFeedResult']>>;
  ScheduledMeetingsChangedEvent: ResolverTypeWrapper<Partial<ScheduledMeetingsChangedEvent>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Me: Partial<Me>;
  ID: Partial<Scalars['ID']['output']>;
  String: Partial<Scalars['String']['output']>;
  Boolean: Partial<Scalars['Boolean']['output']>;
  Account: Partial<Account>;
  Device: Partial<Device>;
  Tooltip: Partial<Tooltip>;
  TooltipContent: Partial<TooltipContent>;
  Query: unknown;
  Int: Partial<Scalars['Int']['output']>;
  Done: Partial<Done>;
  AvatarUploaded: Partial<AvatarUploaded>;
  ApiKeyRenewed: Partial<ApiKeyRenewed>;
  DevicesRevoked: Partial<DevicesRevoked>;
  AccountChangeResult: Partial<ResolversUnionTypes<ResolversParentTypes>['AccountChangeResult']>;
  RenewApiKeyResult: Partial<ResolversUnionTypes<ResolversParentTypes>['RenewApiKeyResult']>;
  UploadAvatarResult: Partial<ResolversUnionTypes<ResolversParentTypes>['UploadAvatarResult']>;
  RevokeOtherDevicesResult: Partial<ResolversUnionTypes<ResolversParentTypes>['RevokeOtherDevicesResult']>;
  UpdateTooltipContentInput: Partial<UpdateTooltipContentInput>;
  Mutation: unknown;
  Profile: Partial<Profile>;
  OwnProfileChangedEvent: Partial<OwnProfileChangedEvent>;
  Timestamp: Partial<Scalars['Timestamp']['output']>;
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
  InviteUserData: Partial<InviteUserData>;
  InviteOrganization: Partial<InviteOrganization>;
  InviteGroup: Partial<InviteGroup>;
  InvitedUserCheck: Partial<InvitedUserCheck>;
  SentInvitation: Partial<SentInvitation>;
  InvitationPage: Partial<InvitationPage>;
  InviteUserInput: Partial<InviteUserInput>;
  InviteResults: Partial<InviteResults>;
  InviteUserSuccess: Partial<InviteUserSuccess>;
  InvitationSuccess: Partial<InvitationSuccess>;
  InviteUserResult: Partial<ResolversUnionTypes<ResolversParentTypes>['InviteUserResult']>;
  InvitationResult: Partial<ResolversUnionTypes<ResolversParentTypes>['InvitationResult']>;
  InvitationChangedEvent: Partial<InvitationChangedEvent>;
  MeetingData: Partial<MeetingData>;
  Float: Partial<Scalars['Float']['output']>;
  MeetingSession: Partial<MeetingSession>;
  MeetingSessionResult: Partial<ResolversUnionTypes<ResolversParentTypes>['MeetingSessionResult']>;
  MeetingHeartbeat: Partial<MeetingHeartbeat>;
  HeartbeatResult: Partial<ResolversUnionTypes<ResolversParentTypes>['HeartbeatResult']>;
  MeetingDone: Partial<MeetingDone>;
  MeetingDoneResult: Partial<ResolversUnionTypes<ResolversParentTypes>['MeetingDoneResult']>;
  OpenMeetingChatSuccess: Partial<OpenMeetingChatSuccess>;
  OpenMeetingChatResult: Partial<ResolversUnionTypes<ResolversParentTypes>['OpenMeetingChatResult']>;
  StartMeetingInput: Partial<StartMeetingInput>;
  JoinMeetingInput: Partial<JoinMeetingInput>;
  UpdateMeetingInput: Partial<UpdateMeetingInput>;
  ContactHistoryParticipantInput: Partial<ContactHistoryParticipantInput>;
  MeetingStartedEvent: Partial<MeetingStartedEvent>;
  MeetingOccupancyChangedEvent: Partial<MeetingOccupancyChangedEvent>;
  MeetingEndedEvent: Partial<MeetingEndedEvent>;
  MeetingLobbyChangedEvent: Partial<MeetingLobbyChangedEvent>;
  StartMeetingConfiguration: Partial<StartMeetingConfiguration>;
  MeetingPerson: Partial<MeetingPerson>;
  InvitedParticipantInput: Partial<InvitedParticipantInput>;
  MeetingWithContactsInput: Partial<MeetingWithContactsInput>;
  StartMeetingWithContactsSuccess: Partial<StartMeetingWithContactsSuccess>;
  StartMeetingWithContactsResult: Partial<ResolversUnionTypes<ResolversParentTypes>['StartMeetingWithContactsResult']>;
  CreateInvitedGroupSuccess: Partial<CreateInvitedGroupSuccess>;
  CreateInvitedGroupResult: Partial<ResolversUnionTypes<ResolversParentTypes>['CreateInvitedGroupResult']>;
  SendMeetingEmailInput: Partial<SendMeetingEmailInput>;
  InviteContactToMeetingSuccess: Partial<InviteContactToMeetingSuccess>;
  InviteContactToMeetingResult: Partial<ResolversUnionTypes<ResolversParentTypes>['InviteContactToMeetingResult']>;
  MeetingRing: Partial<MeetingRing>;
  MeetingRingEvent: Partial<MeetingRingEvent>;
  MeetingRingEndedEvent: Partial<MeetingRingEndedEvent>;
  OwnedRooms: Partial<OwnedRooms>;
  MeetingOption: Partial<MeetingOption>;
  HostMeetingConfiguration: Partial<HostMeetingConfiguration>;
  HostMeetingConfigurationResult: Partial<ResolversUnionTypes<ResolversParentTypes>['HostMeetingConfigurationResult']>;
  HostMeetingConfigurationInput: Partial<HostMeetingConfigurationInput>;
  CreateMeetingSuccess: Partial<CreateMeetingSuccess>;
  CreateMeetingResult: Partial<ResolversUnionTypes<ResolversParentTypes>['CreateMeetingResult']>;
  CreateMeetingInput: Partial<CreateMeetingInput>;
  MeetingRoom: Partial<MeetingRoom>;
  MeetingRoomResult: Partial<ResolversUnionTypes<ResolversParentTypes>['MeetingRoomResult']>;
  JoinHistoryEntry: Partial<JoinHistoryEntry>;
  ToggleMeetingFavoriteSuccess: Partial<ToggleMeetingFavoriteSuccess>;
  ToggleMeetingFavoriteResult: Partial<ResolversUnionTypes<ResolversParentTypes>['ToggleMeetingFavoriteResult']>;
  MeetingParticipant: Partial<MeetingParticipant>;
  OngoingMeeting: Partial<OngoingMeeting>;
  PastMeeting: Partial<PastMeeting>;
  MeetingsHistoryPage: Partial<MeetingsHistoryPage>;
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
  NotificationSender: Partial<NotificationSender>;
  NotificationMessage: Partial<NotificationMessage>;
  Notification: Partial<Notification>;
  NotificationPage: Partial<NotificationPage>;
  NotificationCounts: Partial<NotificationCounts>;
  Follower: Partial<Follower>;
  FollowInvitation: Partial<FollowInvitation>;
  NotificationInput: Partial<NotificationInput>;
  SendNotificationInput: Partial<SendNotificationInput>;
  SendNotificationRefreshInput: Partial<SendNotificationRefreshInput>;
  SetNotificationExpireInput: Partial<SetNotificationExpireInput>;
  AskToFollowInput: Partial<AskToFollowInput>;
  FollowerInput: Partial<FollowerInput>;
  ResendFollowInviteInput: Partial<ResendFollowInviteInput>;
  FollowLinkInput: Partial<FollowLinkInput>;
  NotificationSuccess: Partial<NotificationSuccess>;
  SetNotificationExpireSuccess: Partial<SetNotificationExpireSuccess>;
  AskToFollowSuccess: Partial<AskToFollowSuccess>;
  FollowSuccess: Partial<FollowSuccess>;
  NotificationResult: Partial<ResolversUnionTypes<ResolversParentTypes>['NotificationResult']>;
  SetNotificationExpireResult: Partial<ResolversUnionTypes<ResolversParentTypes>['SetNotificationExpireResult']>;
  AskToFollowResult: Partial<ResolversUnionTypes<ResolversParentTypes>['AskToFollowResult']>;
  FollowResult: Partial<ResolversUnionTypes<ResolversParentTypes>['FollowResult']>;
  PushNotificationEvent: Partial<PushNotificationEvent>;
  NotificationsChangedEvent: Partial<NotificationsChangedEvent>;
  FollowsChangedEvent: Partial<FollowsChangedEvent>;
  ScheduledMeeting: Partial<ScheduledMeeting>;
  ScheduledMeetingResult: Partial<ResolversUnionTypes<ResolversParentTypes>['ScheduledMeetingResult']>;
  CancelledMeeting: Partial<CancelledMeeting>;
  CancelScheduledMeetingResult: Partial<ResolversUnionTypes<ResolversParentTypes>['CancelScheduledMeetingResult']>;
  ScheduleMeetingInput: Partial<ScheduleMeetingInput>;
  ChangeScheduledMeetingInput: Partial<ChangeScheduledMeetingInput>;
  CalendarFeed: Partial<CalendarFeed>;
  CalendarFeedResult: Partial<ResolversUnionTypes<ResolversParentTypes>['CalendarFeedResult']>;
  ScheduledMeetingsChangedEvent: Partial<ScheduledMeetingsChangedEvent>;
};

export type MeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  langCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasMembership?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  impersonatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  apiKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeviceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Device'] = ResolversParentTypes['Device']> = {
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TooltipResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Tooltip'] = ResolversParentTypes['Tooltip']> = {
  elementId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  showTitle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TooltipContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TooltipContent'] = ResolversParentTypes['TooltipContent']> = {
  tooltipsDetails?: Resolver<Array<ResolversTypes['Tooltip']>, ParentType, ContextType>;
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  devices?: Resolver<Array<ResolversTypes['Device']>, ParentType, ContextType>;
  tooltipContent?: Resolver<ResolversTypes['TooltipContent'], ParentType, ContextType, RequireFields<QueryTooltipContentArgs, 'pageUrl'>>;
  isGuideHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryIsGuideHiddenArgs, 'guideId'>>;
  isSecondFactorEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chatRooms?: Resolver<Array<ResolversTypes['ChatRoom']>, ParentType, ContextType>;
  chatRoom?: Resolver<ResolversTypes['ChatRoom'], ParentType, ContextType, RequireFields<QueryChatRoomArgs, 'chatId'>>;
  chatMessages?: Resolver<ResolversTypes['ChatMessagePage'], ParentType, ContextType, RequireFields<QueryChatMessagesArgs, 'chatId'>>;
  inviteUserData?: Resolver<ResolversTypes['InviteUserData'], ParentType, ContextType>;
  checkInvitedUser?: Resolver<ResolversTypes['InvitedUserCheck'], ParentType, ContextType, RequireFields<QueryCheckInvitedUserArgs, 'email'>>;
  invitations?: Resolver<ResolversTypes['InvitationPage'], ParentType, ContextType, Partial<QueryInvitationsArgs>>;
  meetingData?: Resolver<ResolversTypes['MeetingData'], ParentType, ContextType, RequireFields<QueryMeetingDataArgs, 'roomId'>>;
  mobileMeetingAccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startMeetingConfiguration?: Resolver<ResolversTypes['StartMeetingConfiguration'], ParentType, ContextType, Partial<QueryStartMeetingConfigurationArgs>>;
  meetingRings?: Resolver<Array<ResolversTypes['MeetingRing']>, ParentType, ContextType>;
  personalMeetingId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownedRooms?: Resolver<ResolversTypes['OwnedRooms'], ParentType, ContextType>;
  hostMeetingConfiguration?: Resolver<ResolversTypes['HostMeetingConfiguration'], ParentType, ContextType>;
  joinedMeetingsHistory?: Resolver<Array<ResolversTypes['JoinHistoryEntry']>, ParentType, ContextType>;
  ongoingMeetings?: Resolver<Array<ResolversTypes['OngoingMeeting']>, ParentType, ContextType>;
  meetingsHistory?: Resolver<ResolversTypes['MeetingsHistoryPage'], ParentType, ContextType, Partial<QueryMeetingsHistoryArgs>>;
  contacts?: Resolver<Array<ResolversTypes['Contact']>, ParentType, ContextType, Partial<QueryContactsArgs>>;
  contactGroups?: Resolver<Array<ResolversTypes['ContactGroup']>, ParentType, ContextType>;
  ownStatus?: Resolver<Maybe<ResolversTypes['PersonStatus']>, ParentType, ContextType>;
  frequentUsers?: Resolver<Array<ResolversTypes['Contact']>, ParentType, ContextType>;
  onlineContacts?: Resolver<Array<ResolversTypes['Presence']>, ParentType, ContextType, Partial<QueryOnlineContactsArgs>>;
  notifications?: Resolver<ResolversTypes['NotificationPage'], ParentType, ContextType, Partial<QueryNotificationsArgs>>;
  notificationCounts?: Resolver<ResolversTypes['NotificationCounts'], ParentType, ContextType>;
  followingNotifications?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  followers?: Resolver<Array<ResolversTypes['Follower']>, ParentType, ContextType, RequireFields<QueryFollowersArgs, 'iAmFollowing'>>;
  iAmFollowingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notificationInvitation?: Resolver<Maybe<ResolversTypes['FollowInvitation']>, ParentType, ContextType, RequireFields<QueryNotificationInvitationArgs, 'inviteToken'>>;
  scheduledMeetings?: Resolver<Array<ResolversTypes['ScheduledMeeting']>, ParentType, ContextType>;
};

export type DoneResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Done'] = ResolversParentTypes['Done']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AvatarUploadedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AvatarUploaded'] = ResolversParentTypes['AvatarUploaded']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApiKeyRenewedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApiKeyRenewed'] = ResolversParentTypes['ApiKeyRenewed']> = {
  apiKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DevicesRevokedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DevicesRevoked'] = ResolversParentTypes['DevicesRevoked']> = {
  revoked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountChangeResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountChangeResult'] = ResolversParentTypes['AccountChangeResult']> = {
  __resolveType: TypeResolveFn<'Done' | 'Failure', ParentType, ContextType>;
};

export type RenewApiKeyResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RenewApiKeyResult'] = ResolversParentTypes['RenewApiKeyResult']> = {
  __resolveType: TypeResolveFn<'ApiKeyRenewed' | 'Failure', ParentType, ContextType>;
};

export type UploadAvatarResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UploadAvatarResult'] = ResolversParentTypes['UploadAvatarResult']> = {
  __resolveType: TypeResolveFn<'AvatarUploaded' | 'Failure', ParentType, ContextType>;
};

export type RevokeOtherDevicesResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RevokeOtherDevicesResult'] = ResolversParentTypes['RevokeOtherDevicesResult']> = {
  __resolveType: TypeResolveFn<'DevicesRevoked' | 'Failure', ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  setName?: Resolver<ResolversTypes['AccountChangeResult'], ParentType, ContextType, RequireFields<MutationSetNameArgs, 'newName'>>;
  setAlias?: Resolver<ResolversTypes['AccountChangeResult'], ParentType, ContextType, RequireFields<MutationSetAliasArgs, 'alias'>>;
  setPhoneNumber?: Resolver<ResolversTypes['AccountChangeResult'], ParentType, ContextType, RequireFields<MutationSetPhoneNumberArgs, 'phoneNumber'>>;
  setLanguage?: Resolver<ResolversTypes['AccountChangeResult'], ParentType, ContextType, RequireFields<MutationSetLanguageArgs, 'langCode'>>;
  uploadAvatar?: Resolver<ResolversTypes['UploadAvatarResult'], ParentType, ContextType, RequireFields<MutationUploadAvatarArgs, 'avatar'>>;
  removeAvatar?: Resolver<ResolversTypes['AccountChangeResult'], ParentType, ContextType>;
  renewApiKey?: Resolver<ResolversTypes['RenewApiKeyResult'], ParentType, ContextType>;
  changePassword?: Resolver<ResolversTypes['AccountChangeResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'currentPassword' | 'newPassword'>>;
  revokeDevice?: Resolver<ResolversTypes['AccountChangeResult'], ParentType, ContextType, RequireFields<MutationRevokeDeviceArgs, 'sessionId'>>;
  revokeOtherDevices?: Resolver<ResolversTypes['RevokeOtherDevicesResult'], ParentType, ContextType>;
  guideDontShowAgain?: Resolver<ResolversTypes['AccountChangeResult'], ParentType, ContextType, RequireFields<MutationGuideDontShowAgainArgs, 'guideId' | 'show'>>;
  updateTooltipContent?: Resolver<ResolversTypes['AccountChangeResult'], ParentType, ContextType, RequireFields<MutationUpdateTooltipContentArgs, 'input'>>;
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
  inviteUser?: Resolver<ResolversTypes['InviteUserResult'], ParentType, ContextType, RequireFields<MutationInviteUserArgs, 'input'>>;
  resendInvitation?: Resolver<ResolversTypes['InvitationResult'], ParentType, ContextType, RequireFields<MutationResendInvitationArgs, 'invitationId'>>;
  revokeInvitation?: Resolver<ResolversTypes['InvitationResult'], ParentType, ContextType, RequireFields<MutationRevokeInvitationArgs, 'invitationId'>>;
  startMeeting?: Resolver<ResolversTypes['MeetingSessionResult'], ParentType, ContextType, RequireFields<MutationStartMeetingArgs, 'input'>>;
  joinMeeting?: Resolver<ResolversTypes['MeetingSessionResult'], ParentType, ContextType, RequireFields<MutationJoinMeetingArgs, 'input'>>;
  updateMeeting?: Resolver<ResolversTypes['MeetingDoneResult'], ParentType, ContextType, RequireFields<MutationUpdateMeetingArgs, 'input'>>;
  endMeeting?: Resolver<ResolversTypes['MeetingDoneResult'], ParentType, ContextType, RequireFields<MutationEndMeetingArgs, 'roomId'>>;
  heartbeat?: Resolver<ResolversTypes['HeartbeatResult'], ParentType, ContextType, RequireFields<MutationHeartbeatArgs, 'roomId'>>;
  updateContactHistoryParticipantId?: Resolver<ResolversTypes['MeetingDoneResult'], ParentType, ContextType, RequireFields<MutationUpdateContactHistoryParticipantIdArgs, 'input'>>;
  openMeetingChat?: Resolver<ResolversTypes['OpenMeetingChatResult'], ParentType, ContextType, RequireFields<MutationOpenMeetingChatArgs, 'roomId'>>;
  startMeetingWithContacts?: Resolver<ResolversTypes['StartMeetingWithContactsResult'], ParentType, ContextType, RequireFields<MutationStartMeetingWithContactsArgs, 'input'>>;
  createGroupWithInvitedContacts?: Resolver<ResolversTypes['CreateInvitedGroupResult'], ParentType, ContextType, RequireFields<MutationCreateGroupWithInvitedContactsArgs, 'input'>>;
  sendEmailWhenStartMeeting?: Resolver<ResolversTypes['MeetingDoneResult'], ParentType, ContextType, RequireFields<MutationSendEmailWhenStartMeetingArgs, 'input'>>;
  inviteContactToMeeting?: Resolver<ResolversTypes['InviteContactToMeetingResult'], ParentType, ContextType, RequireFields<MutationInviteContactToMeetingArgs, 'contactId'>>;
  answerRing?: Resolver<ResolversTypes['MeetingRoomResult'], ParentType, ContextType, RequireFields<MutationAnswerRingArgs, 'ringId' | 'accept'>>;
  cancelRings?: Resolver<ResolversTypes['MeetingDoneResult'], ParentType, ContextType, RequireFields<MutationCancelRingsArgs, 'roomId'>>;
  createMeeting?: Resolver<ResolversTypes['CreateMeetingResult'], ParentType, ContextType, RequireFields<MutationCreateMeetingArgs, 'input'>>;
  editPersonalMeetingId?: Resolver<ResolversTypes['MeetingDoneResult'], ParentType, ContextType, RequireFields<MutationEditPersonalMeetingIdArgs, 'personalMeetingId'>>;
  editCustomRoom?: Resolver<ResolversTypes['MeetingDoneResult'], ParentType, ContextType, RequireFields<MutationEditCustomRoomArgs, 'roomId' | 'label'>>;
  deleteCustomRoom?: Resolver<ResolversTypes['MeetingDoneResult'], ParentType, ContextType, RequireFields<MutationDeleteCustomRoomArgs, 'roomId'>>;
  updateHostMeetingConfiguration?: Resolver<ResolversTypes['HostMeetingConfigurationResult'], ParentType, ContextType, RequireFields<MutationUpdateHostMeetingConfigurationArgs, 'input'>>;
  getMeetingIdJoinEmail?: Resolver<ResolversTypes['MeetingRoomResult'], ParentType, ContextType, RequireFields<MutationGetMeetingIdJoinEmailArgs, 'email'>>;
  getMeetingByEmail?: Resolver<ResolversTypes['MeetingRoomResult'], ParentType, ContextType, RequireFields<MutationGetMeetingByEmailArgs, 'email'>>;
  getRoomIdByAliasAndLabel?: Resolver<ResolversTypes['MeetingRoomResult'], ParentType, ContextType, RequireFields<MutationGetRoomIdByAliasAndLabelArgs, 'userAlias'>>;
  toggleMeetingFavorite?: Resolver<ResolversTypes['ToggleMeetingFavoriteResult'], ParentType, ContextType, RequireFields<MutationToggleMeetingFavoriteArgs, 'roomId'>>;
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
  markNotificationsAsSeen?: Resolver<ResolversTypes['NotificationResult'], ParentType, ContextType>;
  markNotificationsAsRead?: Resolver<ResolversTypes['NotificationResult'], ParentType, ContextType>;
  markOneNotificationAsRead?: Resolver<ResolversTypes['NotificationResult'], ParentType, ContextType, RequireFields<MutationMarkOneNotificationAsReadArgs, 'input'>>;
  deleteNotificationsHistory?: Resolver<ResolversTypes['NotificationResult'], ParentType, ContextType>;
  deleteNotificationById?: Resolver<ResolversTypes['NotificationResult'], ParentType, ContextType, RequireFields<MutationDeleteNotificationByIdArgs, 'input'>>;
  sendNotification?: Resolver<ResolversTypes['NotificationResult'], ParentType, ContextType, RequireFields<MutationSendNotificationArgs, 'input'>>;
  sendNotificationRefresh?: Resolver<ResolversTypes['NotificationResult'], ParentType, ContextType, RequireFields<MutationSendNotificationRefreshArgs, 'input'>>;
  setNotificationExpire?: Resolver<ResolversTypes['SetNotificationExpireResult'], ParentType, ContextType, RequireFields<MutationSetNotificationExpireArgs, 'input'>>;
  askToFollow?: Resolver<ResolversTypes['AskToFollowResult'], ParentType, ContextType, RequireFields<MutationAskToFollowArgs, 'input'>>;
  resendFollowInvite?: Resolver<ResolversTypes['FollowResult'], ParentType, ContextType, RequireFields<MutationResendFollowInviteArgs, 'input'>>;
  removeFollow?: Resolver<ResolversTypes['FollowResult'], ParentType, ContextType, RequireFields<MutationRemoveFollowArgs, 'input'>>;
  revokeFollow?: Resolver<ResolversTypes['FollowResult'], ParentType, ContextType, RequireFields<MutationRevokeFollowArgs, 'input'>>;
  acceptFollow?: Resolver<ResolversTypes['FollowResult'], ParentType, ContextType, RequireFields<MutationAcceptFollowArgs, 'input'>>;
  refuseFollow?: Resolver<ResolversTypes['FollowResult'], ParentType, ContextType, RequireFields<MutationRefuseFollowArgs, 'input'>>;
  scheduleMeeting?: Resolver<ResolversTypes['ScheduledMeetingResult'], ParentType, ContextType, RequireFields<MutationScheduleMeetingArgs, 'input'>>;
  changeScheduledMeeting?: Resolver<ResolversTypes['ScheduledMeetingResult'], ParentType, ContextType, RequireFields<MutationChangeScheduledMeetingArgs, 'input'>>;
  cancelScheduledMeeting?: Resolver<ResolversTypes['CancelScheduledMeetingResult'], ParentType, ContextType, RequireFields<MutationCancelScheduledMeetingArgs, 'scheduledMeetingId'>>;
  getCalendarFeed?: Resolver<ResolversTypes['CalendarFeedResult'], ParentType, ContextType, Partial<MutationGetCalendarFeedArgs>>;
};

export type ProfileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OwnProfileChangedEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OwnProfileChangedEvent'] = ResolversParentTypes['OwnProfileChangedEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export type SubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  events?: SubscriptionResolver<ResolversTypes['Event'], "events", ParentType, ContextType>;
};

export type EventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  __resolveType: TypeResolveFn<'OwnProfileChangedEvent' | 'SubscribedEvent' | 'ChatroomMessageEvent' | 'CreateChatroomEvent' | 'AddParticipantEvent' | 'RemoveParticipantEvent' | 'LeaveChatroomEvent' | 'CloseChatroomEvent' | 'RenameChatroomEvent' | 'AllowManageParticipantEvent' | 'ChatroomReadEvent' | 'InvitationChangedEvent' | 'MeetingStartedEvent' | 'MeetingOccupancyChangedEvent' | 'MeetingEndedEvent' | 'MeetingLobbyChangedEvent' | 'MeetingRingEvent' | 'MeetingRingEndedEvent' | 'RefreshContactsEvent' | 'RefreshContactGroupsEvent' | 'DeleteGroupEvent' | 'PresenceChangedEvent' | 'StatusChangedEvent' | 'PushNotificationEvent' | 'NotificationsChangedEvent' | 'FollowsChangedEvent' | 'ScheduledMeetingsChangedEvent', ParentType, ContextType>;
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
  presence?: Resolver<Maybe<ResolversTypes['Presence']>, ParentType, ContextType>;
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
  chatMessage?: Resolver<ResolversTypes['ChatMessage'], ParentType, ContextType>;
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

export type InviteUserDataResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InviteUserData'] = ResolversParentTypes['InviteUserData']> = {
  organization?: Resolver<Maybe<ResolversTypes['InviteOrganization']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['InviteGroup']>, ParentType, ContextType>;
};

export type InviteOrganizationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InviteOrganization'] = ResolversParentTypes['InviteOrganization']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InviteGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InviteGroup'] = ResolversParentTypes['InviteGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parentGroup?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  groupName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvitedUserCheckResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvitedUserCheck'] = ResolversParentTypes['InvitedUserCheck']> = {
  group?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SentInvitationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SentInvitation'] = ResolversParentTypes['SentInvitation']> = {
  invitationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groupName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groupRole?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
};

export type InvitationPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvitationPage'] = ResolversParentTypes['InvitationPage']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invitations?: Resolver<Array<ResolversTypes['SentInvitation']>, ParentType, ContextType>;
};

export type InviteResultsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InviteResults'] = ResolversParentTypes['InviteResults']> = {
  userAlreadyInvited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InviteUserSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InviteUserSuccess'] = ResolversParentTypes['InviteUserSuccess']> = {
  inviteResults?: Resolver<ResolversTypes['InviteResults'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvitationSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvitationSuccess'] = ResolversParentTypes['InvitationSuccess']> = {
  invitation?: Resolver<ResolversTypes['SentInvitation'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InviteUserResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InviteUserResult'] = ResolversParentTypes['InviteUserResult']> = {
  __resolveType: TypeResolveFn<'InviteUserSuccess' | 'Failure', ParentType, ContextType>;
};

export type InvitationResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvitationResult'] = ResolversParentTypes['InvitationResult']> = {
  __resolveType: TypeResolveFn<'InvitationSuccess' | 'Failure', ParentType, ContextType>;
};

export type InvitationChangedEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvitationChangedEvent'] = ResolversParentTypes['InvitationChangedEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  invitationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitationState?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeetingDataResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MeetingData'] = ResolversParentTypes['MeetingData']> = {
  roomId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMeetingLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMeetingPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meetingStartTime?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  meetingMaxDurationInMin?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  passwordRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lobby?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userIsMeetingOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userHasAccessToStartMeeting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userIsInSameGroupAsOwnerAsModerator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  password?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startMode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jitsiDomain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jitsiScriptUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeetingSessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MeetingSession'] = ResolversParentTypes['MeetingSession']> = {
  meetingId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roomId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meetingStartTime?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  meetingMaxDurationInMin?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  meetingEndTime?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  isMeetingPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  heartbeatCallRateInMins?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  meetingContactHistoryId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userIsMeetingOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userHasAccessToStartMeeting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userIsInSameGroupAsOwnerAsModerator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startMode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passwordRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  password?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lobby?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  participantName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  participantEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jwt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jitsiDomain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jitsiScriptUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeetingSessionResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MeetingSessionResult'] = ResolversParentTypes['MeetingSessionResult']> = {
  __resolveType: TypeResolveFn<'MeetingSession' | 'Failure', ParentType, ContextType>;
};

export type MeetingHeartbeatResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MeetingHeartbeat'] = ResolversParentTypes['MeetingHeartbeat']> = {
  isMeetingLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  participants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meetingStartTime?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  meetingEndTime?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HeartbeatResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HeartbeatResult'] = ResolversParentTypes['HeartbeatResult']> = {
  __resolveType: TypeResolveFn<'MeetingHeartbeat' | 'Failure', ParentType, ContextType>;
};

export type MeetingDoneResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MeetingDone'] = ResolversParentTypes['MeetingDone']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeetingDoneResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MeetingDoneResult'] = ResolversParentTypes['MeetingDoneResult']> = {
  __resolveType: TypeResolveFn<'MeetingDone' | 'Failure', ParentType, ContextType>;
};

export type OpenMeetingChatSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenMeetingChatSuccess'] = ResolversParentTypes['OpenMeetingChatSuccess']> = {
  chatId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenMeetingChatResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenMeetingChatResult'] = ResolversParentTypes['OpenMeetingChatResult']> = {
  __resolveType: TypeResolveFn<'OpenMeetingChatSuccess' | 'Failure', ParentType, ContextType>;
};

export type MeetingStartedEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MeetingStartedEvent'] = ResolversParentTypes['MeetingStartedEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  meetingId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roomId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meetingStartTime?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeetingOccupancyChangedEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MeetingOccupancyChangedEvent'] = ResolversParentTypes['MeetingOccupancyChangedEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  meetingId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roomId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occupancyVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  participantCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  meetingEndTime?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeetingEndedEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MeetingEndedEvent'] = ResolversParentTypes['MeetingEndedEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  meetingId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roomId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeetingLobbyChangedEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MeetingLobbyChangedEvent'] = ResolversParentTypes['MeetingLobbyChangedEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  roomId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  participantKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitingName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waits?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMeetingLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartMeetingConfigurationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StartMeetingConfiguration'] = ResolversParentTypes['StartMeetingConfiguration']> = {
  meetings?: Resolver<Array<ResolversTypes['MeetingOption']>, ParentType, ContextType>;
  contacts?: Resolver<Array<ResolversTypes['MeetingPerson']>, ParentType, ContextType>;
  participants?: Resolver<Array<ResolversTypes['MeetingPerson']>, ParentType, ContextType>;
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MeetingPersonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MeetingPerson'] = ResolversParentTypes['MeetingPerson']> = {
  accountId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StartMeetingWithContactsSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StartMeetingWithContactsSuccess'] = ResolversParentTypes['StartMeetingWithContactsSuccess']> = {
  meetingId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roomId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  groupId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mailFailure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartMeetingWithContactsResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StartMeetingWithContactsResult'] = ResolversParentTypes['StartMeetingWithContactsResult']> = {
  __resolveType: TypeResolveFn<'StartMeetingWithContactsSuccess' | 'Failure', ParentType, ContextType>;
};

export type CreateInvitedGroupSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateInvitedGroupSuccess'] = ResolversParentTypes['CreateInvitedGroupSuccess']> = {
  groupId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateInvitedGroupResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateInvitedGroupResult'] = ResolversParentTypes['CreateInvitedGroupResult']> = {
  __resolveType: TypeResolveFn<'CreateInvitedGroupSuccess' | 'Failure', ParentType, ContextType>;
};

export type InviteContactToMeetingSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InviteContactToMeetingSuccess'] = ResolversParentTypes['InviteContactToMeetingSuccess']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InviteContactToMeetingResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InviteContactToMeetingResult'] = ResolversParentTypes['InviteContactToMeetingResult']> = {
  __resolveType: TypeResolveFn<'InviteContactToMeetingSuccess' | 'Failure', ParentType, ContextType>;
};

export type MeetingRingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MeetingRing'] = ResolversParentTypes['MeetingRing']> = {
  ringId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roomId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  callerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  callerEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type MeetingRingEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MeetingRingEvent'] = ResolversParentTypes['MeetingRingEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  ringId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roomId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  callerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  callerEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeetingRingEndedEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MeetingRingEndedEvent'] = ResolversParentTypes['MeetingRingEndedEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  ringId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roomId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  calleeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  callerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OwnedRoomsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OwnedRooms'] = ResolversParentTypes['OwnedRooms']> = {
  roomIds?: Resolver<Array<ResolversTypes['MeetingOption']>, ParentType, ContextType>;
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MeetingOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MeetingOption'] = ResolversParentTypes['MeetingOption']> = {
  roomId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HostMeetingConfigurationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostMeetingConfiguration'] = ResolversParentTypes['HostMeetingConfiguration']> = {
  startMode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lobby?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waitForHost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contactsMayStart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HostMeetingConfigurationResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostMeetingConfigurationResult'] = ResolversParentTypes['HostMeetingConfigurationResult']> = {
  __resolveType: TypeResolveFn<'HostMeetingConfiguration' | 'Failure', ParentType, ContextType>;
};

export type CreateMeetingSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateMeetingSuccess'] = ResolversParentTypes['CreateMeetingSuccess']> = {
  meetingId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roomId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateMeetingResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateMeetingResult'] = ResolversParentTypes['CreateMeetingResult']> = {
  __resolveType: TypeResolveFn<'CreateMeetingSuccess' | 'Failure', ParentType, ContextType>;
};

export type MeetingRoomResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MeetingRoom'] = ResolversParentTypes['MeetingRoom']> = {
  roomId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeetingRoomResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MeetingRoomResult'] = ResolversParentTypes['MeetingRoomResult']> = {
  __resolveType: TypeResolveFn<'MeetingRoom' | 'Failure', ParentType, ContextType>;
};

export type JoinHistoryEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JoinHistoryEntry'] = ResolversParentTypes['JoinHistoryEntry']> = {
  roomId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meetingSubject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meetingOwnerEmailAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFavorite?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roomType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ToggleMeetingFavoriteSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ToggleMeetingFavoriteSuccess'] = ResolversParentTypes['ToggleMeetingFavoriteSuccess']> = {
  isFavorite?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ToggleMeetingFavoriteResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ToggleMeetingFavoriteResult'] = ResolversParentTypes['ToggleMeetingFavoriteResult']> = {
  __resolveType: TypeResolveFn<'ToggleMeetingFavoriteSuccess' | 'Failure', ParentType, ContextType>;
};

export type MeetingParticipantResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MeetingParticipant'] = ResolversParentTypes['MeetingParticipant']> = {
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  leftAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  secondsPresent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OngoingMeetingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OngoingMeeting'] = ResolversParentTypes['OngoingMeeting']> = {
  meetingId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roomId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meetingStartTime?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  participants?: Resolver<Array<ResolversTypes['MeetingParticipant']>, ParentType, ContextType>;
};

export type PastMeetingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PastMeeting'] = ResolversParentTypes['PastMeeting']> = {
  meetingId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roomId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meetingStartTime?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  meetingEndTime?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  durationInSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  participants?: Resolver<Array<ResolversTypes['MeetingParticipant']>, ParentType, ContextType>;
};

export type MeetingsHistoryPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MeetingsHistoryPage'] = ResolversParentTypes['MeetingsHistoryPage']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  meetings?: Resolver<Array<ResolversTypes['PastMeeting']>, ParentType, ContextType>;
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

export type NotificationSenderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationSender'] = ResolversParentTypes['NotificationSender']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NotificationMessageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationMessage'] = ResolversParentTypes['NotificationMessage']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meetingRoom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meetingSubject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meetingStart?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  groupName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  notificationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notificationType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['NotificationSender']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['NotificationMessage'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type NotificationPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationPage'] = ResolversParentTypes['NotificationPage']> = {
  notifications?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unseenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationCounts'] = ResolversParentTypes['NotificationCounts']> = {
  unseenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FollowerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Follower'] = ResolversParentTypes['Follower']> = {
  followerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inviteToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type FollowInvitationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FollowInvitation'] = ResolversParentTypes['FollowInvitation']> = {
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invitedEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOtherAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NotificationSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationSuccess'] = ResolversParentTypes['NotificationSuccess']> = {
  notificationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetNotificationExpireSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetNotificationExpireSuccess'] = ResolversParentTypes['SetNotificationExpireSuccess']> = {
  expire?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AskToFollowSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AskToFollowSuccess'] = ResolversParentTypes['AskToFollowSuccess']> = {
  follower?: Resolver<ResolversTypes['Follower'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FollowSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FollowSuccess'] = ResolversParentTypes['FollowSuccess']> = {
  followerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotificationResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationResult'] = ResolversParentTypes['NotificationResult']> = {
  __resolveType: TypeResolveFn<'NotificationSuccess' | 'Failure', ParentType, ContextType>;
};

export type SetNotificationExpireResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetNotificationExpireResult'] = ResolversParentTypes['SetNotificationExpireResult']> = {
  __resolveType: TypeResolveFn<'SetNotificationExpireSuccess' | 'Failure', ParentType, ContextType>;
};

export type AskToFollowResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AskToFollowResult'] = ResolversParentTypes['AskToFollowResult']> = {
  __resolveType: TypeResolveFn<'AskToFollowSuccess' | 'Failure', ParentType, ContextType>;
};

export type FollowResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FollowResult'] = ResolversParentTypes['FollowResult']> = {
  __resolveType: TypeResolveFn<'FollowSuccess' | 'Failure', ParentType, ContextType>;
};

export type PushNotificationEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PushNotificationEvent'] = ResolversParentTypes['PushNotificationEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  notification?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
  unseenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotificationsChangedEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationsChangedEvent'] = ResolversParentTypes['NotificationsChangedEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notificationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  unseenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FollowsChangedEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FollowsChangedEvent'] = ResolversParentTypes['FollowsChangedEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  followerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ScheduledMeetingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ScheduledMeeting'] = ResolversParentTypes['ScheduledMeeting']> = {
  scheduledMeetingId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roomId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  durationInMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invited?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mailFailure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ScheduledMeetingResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ScheduledMeetingResult'] = ResolversParentTypes['ScheduledMeetingResult']> = {
  __resolveType: TypeResolveFn<'ScheduledMeeting' | 'Failure', ParentType, ContextType>;
};

export type CancelledMeetingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelledMeeting'] = ResolversParentTypes['CancelledMeeting']> = {
  mailFailure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelScheduledMeetingResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelScheduledMeetingResult'] = ResolversParentTypes['CancelScheduledMeetingResult']> = {
  __resolveType: TypeResolveFn<'CancelledMeeting' | 'Failure', ParentType, ContextType>;
};

export type CalendarFeedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CalendarFeed'] = ResolversParentTypes['CalendarFeed']> = {
  feedUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CalendarFeedResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CalendarFeedResult'] = ResolversParentTypes['CalendarFeedResult']> = {
  __resolveType: TypeResolveFn<'CalendarFeed' | 'Failure', ParentType, ContextType>;
};

export type ScheduledMeetingsChangedEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ScheduledMeetingsChangedEvent'] = ResolversParentTypes['ScheduledMeetingsChangedEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  scheduledMeetingId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  Me?: MeResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  Device?: DeviceResolvers<ContextType>;
  Tooltip?: TooltipResolvers<ContextType>;
  TooltipContent?: TooltipContentResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Done?: DoneResolvers<ContextType>;
  AvatarUploaded?: AvatarUploadedResolvers<ContextType>;
  ApiKeyRenewed?: ApiKeyRenewedResolvers<ContextType>;
  DevicesRevoked?: DevicesRevokedResolvers<ContextType>;
  AccountChangeResult?: AccountChangeResultResolvers<ContextType>;
  RenewApiKeyResult?: RenewApiKeyResultResolvers<ContextType>;
  UploadAvatarResult?: UploadAvatarResultResolvers<ContextType>;
  RevokeOtherDevicesResult?: RevokeOtherDevicesResultResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  OwnProfileChangedEvent?: OwnProfileChangedEventResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
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
  InviteUserData?: InviteUserDataResolvers<ContextType>;
  InviteOrganization?: InviteOrganizationResolvers<ContextType>;
  InviteGroup?: InviteGroupResolvers<ContextType>;
  InvitedUserCheck?: InvitedUserCheckResolvers<ContextType>;
  SentInvitation?: SentInvitationResolvers<ContextType>;
  InvitationPage?: InvitationPageResolvers<ContextType>;
  InviteResults?: InviteResultsResolvers<ContextType>;
  InviteUserSuccess?: InviteUserSuccessResolvers<ContextType>;
  InvitationSuccess?: InvitationSuccessResolvers<ContextType>;
  InviteUserResult?: InviteUserResultResolvers<ContextType>;
  InvitationResult?: InvitationResultResolvers<ContextType>;
  InvitationChangedEvent?: InvitationChangedEventResolvers<ContextType>;
  MeetingData?: MeetingDataResolvers<ContextType>;
  MeetingSession?: MeetingSessionResolvers<ContextType>;
  MeetingSessionResult?: MeetingSessionResultResolvers<ContextType>;
  MeetingHeartbeat?: MeetingHeartbeatResolvers<ContextType>;
  HeartbeatResult?: HeartbeatResultResolvers<ContextType>;
  MeetingDone?: MeetingDoneResolvers<ContextType>;
  MeetingDoneResult?: MeetingDoneResultResolvers<ContextType>;
  OpenMeetingChatSuccess?: OpenMeetingChatSuccessResolvers<ContextType>;
  OpenMeetingChatResult?: OpenMeetingChatResultResolvers<ContextType>;
  MeetingStartedEvent?: MeetingStartedEventResolvers<ContextType>;
  MeetingOccupancyChangedEvent?: MeetingOccupancyChangedEventResolvers<ContextType>;
  MeetingEndedEvent?: MeetingEndedEventResolvers<ContextType>;
  MeetingLobbyChangedEvent?: MeetingLobbyChangedEventResolvers<ContextType>;
  StartMeetingConfiguration?: StartMeetingConfigurationResolvers<ContextType>;
  MeetingPerson?: MeetingPersonResolvers<ContextType>;
  StartMeetingWithContactsSuccess?: StartMeetingWithContactsSuccessResolvers<ContextType>;
  StartMeetingWithContactsResult?: StartMeetingWithContactsResultResolvers<ContextType>;
  CreateInvitedGroupSuccess?: CreateInvitedGroupSuccessResolvers<ContextType>;
  CreateInvitedGroupResult?: CreateInvitedGroupResultResolvers<ContextType>;
  InviteContactToMeetingSuccess?: InviteContactToMeetingSuccessResolvers<ContextType>;
  InviteContactToMeetingResult?: InviteContactToMeetingResultResolvers<ContextType>;
  MeetingRing?: MeetingRingResolvers<ContextType>;
  MeetingRingEvent?: MeetingRingEventResolvers<ContextType>;
  MeetingRingEndedEvent?: MeetingRingEndedEventResolvers<ContextType>;
  OwnedRooms?: OwnedRoomsResolvers<ContextType>;
  MeetingOption?: MeetingOptionResolvers<ContextType>;
  HostMeetingConfiguration?: HostMeetingConfigurationResolvers<ContextType>;
  HostMeetingConfigurationResult?: HostMeetingConfigurationResultResolvers<ContextType>;
  CreateMeetingSuccess?: CreateMeetingSuccessResolvers<ContextType>;
  CreateMeetingResult?: CreateMeetingResultResolvers<ContextType>;
  MeetingRoom?: MeetingRoomResolvers<ContextType>;
  MeetingRoomResult?: MeetingRoomResultResolvers<ContextType>;
  JoinHistoryEntry?: JoinHistoryEntryResolvers<ContextType>;
  ToggleMeetingFavoriteSuccess?: ToggleMeetingFavoriteSuccessResolvers<ContextType>;
  ToggleMeetingFavoriteResult?: ToggleMeetingFavoriteResultResolvers<ContextType>;
  MeetingParticipant?: MeetingParticipantResolvers<ContextType>;
  OngoingMeeting?: OngoingMeetingResolvers<ContextType>;
  PastMeeting?: PastMeetingResolvers<ContextType>;
  MeetingsHistoryPage?: MeetingsHistoryPageResolvers<ContextType>;
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
  NotificationSender?: NotificationSenderResolvers<ContextType>;
  NotificationMessage?: NotificationMessageResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationPage?: NotificationPageResolvers<ContextType>;
  NotificationCounts?: NotificationCountsResolvers<ContextType>;
  Follower?: FollowerResolvers<ContextType>;
  FollowInvitation?: FollowInvitationResolvers<ContextType>;
  NotificationSuccess?: NotificationSuccessResolvers<ContextType>;
  SetNotificationExpireSuccess?: SetNotificationExpireSuccessResolvers<ContextType>;
  AskToFollowSuccess?: AskToFollowSuccessResolvers<ContextType>;
  FollowSuccess?: FollowSuccessResolvers<ContextType>;
  NotificationResult?: NotificationResultResolvers<ContextType>;
  SetNotificationExpireResult?: SetNotificationExpireResultResolvers<ContextType>;
  AskToFollowResult?: AskToFollowResultResolvers<ContextType>;
  FollowResult?: FollowResultResolvers<ContextType>;
  PushNotificationEvent?: PushNotificationEventResolvers<ContextType>;
  NotificationsChangedEvent?: NotificationsChangedEventResolvers<ContextType>;
  FollowsChangedEvent?: FollowsChangedEventResolvers<ContextType>;
  ScheduledMeeting?: ScheduledMeetingResolvers<ContextType>;
  ScheduledMeetingResult?: ScheduledMeetingResultResolvers<ContextType>;
  CancelledMeeting?: CancelledMeetingResolvers<ContextType>;
  CancelScheduledMeetingResult?: CancelScheduledMeetingResultResolvers<ContextType>;
  CalendarFeed?: CalendarFeedResolvers<ContextType>;
  CalendarFeedResult?: CalendarFeedResultResolvers<ContextType>;
  ScheduledMeetingsChangedEvent?: ScheduledMeetingsChangedEventResolvers<ContextType>;
};


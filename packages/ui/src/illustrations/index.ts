export { DoneArt, EmptyMessagesArt, EmptyRoomsArt, MailSentArt, NoNotificationsArt } from './messages.tsx';
export { EmptyContactsArt, EmptyGroupsArt, LobbyArt, OrganizationArt, WelcomeArt } from './people.tsx';
export {
  ErrorArt,
  IntegrationsArt,
  KeyArt,
  MeetingEndArt,
  NoMeetingsArt,
  NoResultsArt,
  NotFoundArt,
  OfflineArt,
} from './things.tsx';
export { Bubble, Drawing, Person, Sparks } from './Drawing.tsx';

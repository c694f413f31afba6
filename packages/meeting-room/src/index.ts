export { BASE_PATH, WEBHOOK_PATH } from './protocol/limits.ts';
export { AccessRefused, type Authorize, type Grant, authorizeByToken } from './server/authorize.ts';
export type { Occupancy, RoomControl } from './server/control.ts';
export type {
  LobbyOutcome,
  MeetingChat,
  MeetingRoomHooks,
  PresentParticipant,
  RoomChange,
  RoomSettings,
  WaitingPerson,
} from './server/hooks.ts';
export { type MeetingRoom, type MeetingRoomOptions, meetingRoom } from './server/meetingRoom.ts';
export {
  type RoomTokenClaims,
  type RoomTokenSettings,
  type RoomTokenUser,
  createRoomToken,
} from './server/roomToken.ts';
export type { HandleUpgrade } from './server/signalUpgrade.ts';
export type { ChatLine } from './protocol/chat.ts';
export type { EndReason, IceServer, LeaveReason, RefusalCode, Role } from './protocol/messages.ts';

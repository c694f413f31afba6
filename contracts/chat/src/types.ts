import type { InferType } from 'yup';
import type {
  chatFile,
  chatMember,
  chatMemberSeen,
  chatMessage,
  chatMessagePreview,
  chatRoom,
  chatRoomFacts,
  chatRoomSeen,
} from './schemas.ts';

export type ChatFile = InferType<typeof chatFile>;
export type ChatMember = InferType<typeof chatMember>;
export type ChatMemberSeen = InferType<typeof chatMemberSeen>;
export type ChatMessage = InferType<typeof chatMessage>;
export type ChatMessagePreview = InferType<typeof chatMessagePreview>;
export type ChatRoom = InferType<typeof chatRoomSeen>;
/** As the specified calls tell it. */
export type ChatRoomInFull = InferType<typeof chatRoom>;
export type ChatRoomFacts = InferType<typeof chatRoomFacts>;

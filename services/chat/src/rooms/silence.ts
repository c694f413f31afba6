import { CHAT_SILENT_AFTER_MS } from '@meet/chat-contract';
import type { RoomRecord } from '../models/roomModel.ts';

/** Time before a room counts as silent in which a message already checks whether the sweep is taking the room. */
const SWEEP_MARGIN_MS = 86_400_000;
const NEARLY_SILENT_AFTER_MS = CHAT_SILENT_AFTER_MS - SWEEP_MARGIN_MS;

/** Returns when something was last said in the room, or when it was opened. */
export const lastActiveAt = ({ lastMessageAt, createdAt }: RoomRecord): number => lastMessageAt ?? createdAt;

/** Whether the room, as it was before a message, is silent or may become so while the message is stored. */
export const mayBeSilent = (room: RoomRecord, now: number): boolean =>
  room.meetingKey !== undefined && (room.isSilent === true || now - lastActiveAt(room) >= NEARLY_SILENT_AFTER_MS);

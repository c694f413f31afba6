import { boolean, object, string, type InferType } from 'yup';
import { timestamp } from '@meet/contracts';

/** A message of a meeting’s chat as people in its room see it: who wrote by name, nothing to reach them by. */
export const roomChatLine = object({
  /** The message’s own. */
  key: string().required(),
  /** Id that its writer’s page gave it. */
  sentAs: string().required(),
  name: string().defined(),
  isGuest: boolean().required(),
  text: string().required(),
  at: timestamp(),
}).meta({ name: 'MeetingChatLine' });
export type RoomChatLine = InferType<typeof roomChatLine>;

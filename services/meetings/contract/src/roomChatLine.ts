import { boolean, number, object, string, type InferType } from 'yup';

/** A message of a meeting’s chat as people in its room see it: who wrote by name, nothing to reach them by. */
export const roomChatLine = object({
  /** The message’s own. */
  key: string().required(),
  /** What its writer’s page called it. */
  sentAs: string().required(),
  name: string().defined(),
  isGuest: boolean().required(),
  text: string().required(),
  /** Unix milliseconds. */
  at: number().required(),
});
export type RoomChatLine = InferType<typeof roomChatLine>;

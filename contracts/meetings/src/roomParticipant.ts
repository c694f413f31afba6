import { text } from '@meet/contracts';

export const roomParticipant = {
  roomId: text().required(),
  /** The room's id of the participant. */
  participantId: text().required(),
  /** What the room token named. */
  participantKey: text().required(),
  name: text().defined(),
};

import { text } from '@meet/contracts';

export const roomParticipant = {
  roomId: text().required(),
  /** The room's id of the participant. */
  participantId: text().required(),
  /** Participant's key in the room token. */
  participantKey: text().required(),
  name: text().defined(),
};

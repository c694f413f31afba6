import { text } from '@meet/contracts';
import { meetingsErrors } from './errors.ts';

/** Fields of a request that a participant makes from within a room, and its refusals. */
export const participantPlace = { roomId: text().required(), participantKey: text().required() };
export const participantErrors = [meetingsErrors.ROOM_NOT_FOUND, meetingsErrors.NOT_IN_MEETING];

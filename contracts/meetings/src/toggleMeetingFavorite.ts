import { number } from 'yup';
import { input, output, roomId } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';

export const toggleMeetingFavorite = defineCall('toggleMeetingFavorite', {
  path: 'toggle-logged-in-user-meeting-favorite-state',
  access: 'user',
  summary: 'Makes a joined meeting a favourite, or no longer one.',
  input: input({ roomId: roomId() }),
  output: output({ isFavorite: number().oneOf([0, 1]).required() }),
  errors: [meetingsErrors.ROOM_NOT_FOUND],
  graphql: { mutation: true },
});

import { callsOf, input, noOutput, text } from '@meet/contracts';
import { boolean } from 'yup';

/** Answered by the gateway, which runs the rooms. */
export const changeOpenRoom = callsOf('gateway')('changeOpenRoom', {
  path: 'change-open-room',
  access: 'service',
  summary: 'Gives a room that is in use another password, lobby or subject; one that is not, reads them when it opens.',
  // An empty password is none.
  input: input({ roomId: text().required(), password: text(), lobby: boolean(), subject: text() }),
  output: noOutput,
});

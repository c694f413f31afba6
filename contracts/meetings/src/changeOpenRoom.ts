import { callsOf, input, noOutput, text } from '@meet/contracts';
import { boolean, number } from 'yup';

/** Answered by the gateway, which runs the rooms. */
export const changeOpenRoom = callsOf('gateway')('changeOpenRoom', {
  path: 'change-open-room',
  access: 'service',
  summary: 'Gives a room that is in use another password, lobby or subject; one that is not, reads them when it opens.',
  input: input({
    roomId: text().required(),
    /** Empty removes it. */
    password: text(),
    lobby: boolean(),
    subject: text(),
    /** Grows with each change of the same thing, whichever process tells it: what a room knows by a later one stays. */
    version: number(),
  }),
  output: noOutput,
});

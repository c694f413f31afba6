import { array, boolean, number, object, string } from 'yup';
import { input, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const getRoomSettings = defineCall('getRoomSettings', {
  path: 'get-room-settings',
  access: 'service',
  summary: 'What holds in a room from its first participant on.',
  input: input({ roomId: text().required() }),
  output: output({
    exists: boolean().required(),
    password: string(),
    lobby: boolean().required(),
    waitForModerator: boolean().required(),
    subject: string(),
    startedAt: number(),
    /** By which changes are told from older ones: of password and lobby, and of the subject. */
    versions: object({ room: number().required(), subject: number().required() }).default(undefined),
    /** Participant keys of who was removed from the running meeting. */
    barred: array(string().required()),
  }),
});

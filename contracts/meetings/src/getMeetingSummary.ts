import { array, boolean, number, string } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { textId } from './fields.ts';
import { meetingParticipant } from './meetingFacts.ts';
import { meetingQuality } from './meetingQuality.ts';
import { roomChatLine } from './roomChatLine.ts';

const summaryParticipant = meetingParticipant
  .shape({
    /** Address of the picture; null without one. */
    avatar: string().nullable().defined(),
    /** Pale and deep, of those whose address is not told, too: the person has the colours of the room. */
    colours: array(string().required()).required(),
  })
  .meta({ name: 'MeetingSummaryParticipant' });

export const getMeetingSummary = defineCall('getMeetingSummary', {
  path: 'get-meeting-summary',
  access: 'public',
  summary:
    'What a meeting was, to who was in it: how long it lasted, who was there, and to an account what was said. A guest reads ' +
    'the names of those who were in while they were, no addresses and no chat.',
  input: input({ meetingContactHistoryId: textId() }),
  output: output({
    roomId: string().required(),
    subject: string().defined(),
    ownerName: string().defined(),
    durationInSeconds: number().required(),
    participants: array(summaryParticipant.required()).required(),
    /** Null to who may not read it. */
    chat: array(roomChatLine.required()).nullable().defined(),
    /** Whether the caller may begin the next meeting in the room. */
    mayStart: boolean().required(),
    /** The caller’s own word. */
    quality: meetingQuality().nullable().defined(),
  }).meta({ name: 'MeetingSummary' }),
  rateLimit: { max: 60, windowSeconds: 60 },
  graphql: { query: 'meetingSummary' },
});

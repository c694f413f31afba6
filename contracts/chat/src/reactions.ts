import { array, boolean, number, object, string } from 'yup';
import { input, output, requiredText } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { CHAT_REACTIONS_MAX } from './limits.ts';
import { chatMessage, namedMessage } from './schemas.ts';

const SKIN_TONES = /[\u{1F3FB}-\u{1F3FF}]/gu;
/** Maximum length of an emoji, in characters; longer than any that exists. */
const EMOJI_MAX = 40;
/** Variation selector 16, which some emoji need to be drawn as pictures. */
const AS_PICTURE = '\uFE0F';

/**
 * Returns the emoji under which a reaction is counted. It has no skin tone, so that all tones count as one. Undefined
 * if the text is not exactly one emoji.
 */
export function toReactionEmoji(text: string): string | undefined {
  if (text.length > EMOJI_MAX) return undefined;
  // The pattern is created at run time, because browsers support the `v` flag but the build's target does not.
  const emoji = new RegExp('^\\p{RGI_Emoji}$', 'v');
  const plain = text.replace(SKIN_TONES, '');
  return [plain, `${plain}${AS_PICTURE}`, text.replace(SKIN_TONES, AS_PICTURE)].find((form) => emoji.test(form));
}

/** One emoji, in any form. */
const reactionEmoji = () =>
  requiredText('chat.emojiInvalid')
    .test('emoji', 'chat.emojiInvalid', (value) => toReactionEmoji(value) !== undefined)
    .meta({ scalar: 'String' });

/** The viewer's own reactions to messages. */
export const ownReactions = () =>
  array(
    object({ sequence: number().required(), emojis: array(string().required()).required() })
      .meta({ name: 'ChatOwnReactions' })
      .required(),
  ).required();

export const reactToChatMessage = defineCall('reactToChatMessage', {
  path: 'react-to-chat-message',
  access: 'user',
  summary: `Adds the caller’s reaction to a message, or takes it back; the room is notified once a second at most. A message has up to ${CHAT_REACTIONS_MAX} different ones.`,
  input: input({ ...namedMessage(), emoji: reactionEmoji(), isOn: boolean().required('common.required') }),
  output: output({
    message: chatMessage.required(),
    /** All emoji with which the caller now reacts to the message. */
    emojis: array(string().required()).required(),
  }),
  errors: [
    chatErrors.CHAT_ROOM_NOT_FOUND,
    chatErrors.CHAT_MESSAGE_NOT_FOUND,
    chatErrors.CHAT_MESSAGE_DELETED,
    chatErrors.CHAT_REACTIONS_FULL,
  ],
  affinity: 'chatId',
  rateLimit: { max: 120, windowSeconds: 60 },
  graphql: { mutation: true, input: 'ReactToChatMessageInput' },
});

export const getChatReactors = defineCall('getChatReactors', {
  path: 'get-chat-reactors',
  access: 'user',
  summary: 'Names the people who react to a message with an emoji, the first 50, and counts all.',
  input: input({ ...namedMessage(), emoji: reactionEmoji() }),
  output: output({
    /** Current names, in the order of their reactions. */
    names: array(string().defined()).required(),
    count: number().required(),
  }).meta({ name: 'ChatReactors' }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND, chatErrors.CHAT_MESSAGE_NOT_FOUND],
  impersonation: 'allowed',
  graphql: { query: 'chatReactors' },
});

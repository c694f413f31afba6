import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  CHAT_REACTIONS_MAX,
  createChatRoom,
  deleteChatMessage,
  getChatMessageChanges,
  getChatMessages,
  getChatReactors,
  reactToChatMessage,
  removeChatMember,
  restoreChatMessage,
  sendChatMessage,
} from '@meet/chat-contract';
import { roomChannel, userChannel } from '@meet/contracts/events';
import type { TestPerson } from '@meet/service-kit/testing';
import { reactionModel } from '../models/reactionModel.ts';
import { announceChange } from '../messages/announceChange.ts';
import { createReactions } from '../messages/createReactions.ts';
import { purgeMessages } from '../messages/purgeMessages.ts';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';

const MANY = 30;

let chat: ChatUnderTest;
let ada: TestPerson;
let ben: TestPerson;
let eve: TestPerson;
let chatId: string;

beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());

beforeEach(async () => {
  [ada, ben, eve] = [chat.person('Ada'), chat.person('Ben'), chat.person('Eve')];
  const { body } = await chat.request(createChatRoom, { participants: [ben.email], roomName: 'Plans' }, { as: ada });
  chatId = body.chatroom.chatId;
  await chat.request(sendChatMessage, { chatId, message: 'Lunch?' }, { as: ada });
});

const react = (as: TestPerson, emoji: string, isOn = true) =>
  chat.request(reactToChatMessage, { chatId, sequence: 1, emoji, isOn }, { as });
const reactors = (as: TestPerson, emoji: string) =>
  chat.request(getChatReactors, { chatId, sequence: 1, emoji }, { as });
const read = async (as: TestPerson) => (await chat.request(getChatMessages, { chatId }, { as })).body;
const remove = () => chat.request(deleteChatMessage, { chatId, sequence: 1 }, { as: ada });
const restore = () => chat.request(restoreChatMessage, { chatId, sequence: 1 }, { as: ada });
/** Returns the flag emoji of country codes. */
const toFlags = (codes: string): string[] =>
  codes.split(' ').map((code) => String.fromCodePoint(...[...code].map((letter) => letter.charCodeAt(0) + 0x1f1a5)));
/** Advances the clock so that the next summary comes at once. */
const pass = () => chat.clock.advance(1_000);

describe('a reaction', () => {
  it('is counted for all members, and shown to its author as their own', async () => {
    const at = chat.events.length;
    const { body } = await react(ben, '👍');
    const reactions = [{ emoji: '👍', count: 1 }];
    expect(body).toMatchObject({ emojis: ['👍'], message: { reactions, change: 1, editedAt: null } });
    expect(chat.events.slice(at)).toEqual([
      expect.objectContaining({
        ...{ type: 'chatroomReactionsChanged', channel: userChannel(ben.accountId) },
        payload: { chatId, sequence: 1, emojis: ['👍'] },
      }),
      expect.objectContaining({
        ...{ type: 'chatroomMessageChanged', channel: roomChannel(chatId) },
        payload: expect.objectContaining({ reactions, change: 1 }),
      }),
    ]);
    expect(await read(ben)).toMatchObject({
      messages: [{ reactions }],
      ownReactions: [{ sequence: 1, emojis: ['👍'] }],
      lastChange: 1,
    });
    expect(await read(ada)).toMatchObject({ messages: [{ reactions }], ownReactions: [] });
    const changes = await chat.request(getChatMessageChanges, { chatId, afterChange: 0 }, { as: ben });
    expect(changes.body).toMatchObject({ messages: [{ reactions }], ownReactions: [{ sequence: 1, emojis: ['👍'] }] });
  });

  it('counts once per person in any skin tone, until it is removed', async () => {
    await react(ben, '👍');
    pass();
    expect((await react(ben, '👍🏽')).body).toMatchObject({
      emojis: ['👍'],
      message: { reactions: [{ emoji: '👍', count: 1 }] },
    });
    pass();
    expect((await react(ada, '👍🏿')).body.message.reactions).toEqual([{ emoji: '👍', count: 2 }]);
    expect((await reactors(ada, '👍')).body).toMatchObject({ names: ['Ben', 'Ada'], count: 2 });
    pass();
    expect((await react(ben, '👍', false)).body).toMatchObject({
      emojis: [],
      message: { reactions: [{ emoji: '👍', count: 1 }] },
    });
    pass();
    expect((await react(ada, '👍', false)).body.message.reactions).toEqual([]);
    expect((await read(ada)).ownReactions).toEqual([]);
    expect((await reactors(ada, '👍')).body).toMatchObject({ names: [], count: 0 });
  });

  it.each(['', 'a', '👍👍', '👍 yes', '5', '<b>', '\u200b', '👍'.repeat(50)])(
    'has to be one emoji: %j is refused',
    async (text) => {
      expect((await react(ben, text)).status).toBe(400);
      expect((await read(ben)).messages[0].reactions).toEqual([]);
    },
  );

  it.each(['❤️', '❤', '👩🏽‍🚀', '🏳️‍🌈', '1️⃣', '🇷🇴', '✌🏽'])('can be %s', async (emoji) => {
    expect((await react(ben, emoji)).body.message.reactions).toHaveLength(1);
  });

  it('is refused to strangers and removed members, and for missing messages', async () => {
    expect((await react(eve, '👍')).body).toMatchObject({ code: 'CHAT_ROOM_NOT_FOUND' });
    expect((await reactors(eve, '👍')).body).toMatchObject({ code: 'CHAT_ROOM_NOT_FOUND' });
    const other = await chat.request(reactToChatMessage, { chatId, sequence: 2, emoji: '👍', isOn: true }, { as: ben });
    expect(other.body).toMatchObject({ code: 'CHAT_MESSAGE_NOT_FOUND' });
    await chat.request(removeChatMember, { chatId, participantToRemove: ben.email }, { as: ada });
    expect((await react(ben, '👍')).body).toMatchObject({ code: 'CHAT_ROOM_NOT_FOUND' });
  });

  it(`is refused beyond ${CHAT_REACTIONS_MAX} different emoji, but existing ones can still be joined`, async () => {
    const flags = toFlags('RO FR US DE ES IT PT NL BE AT CH PL CZ SK HU BG GR SE NO FI');
    for (const flag of flags) {
      pass();
      expect((await react(ben, flag)).status).toBe(200);
    }
    pass();
    expect((await react(ada, '👍')).body).toMatchObject({ code: 'CHAT_REACTIONS_FULL' });
    expect((await react(ada, flags[0]!)).status).toBe(200);
    pass();
    await react(ben, flags[1]!, false);
    pass();
    expect((await react(ada, '👍')).status).toBe(200);
  });
});

describe('simultaneous reactions', () => {
  it('are all counted, even if one is stored after a count cleared its mark', async () => {
    const stored = reactionModel(chat.connection);
    const go = Promise.withResolvers<void>();
    const updateOne = async (...update: Parameters<typeof stored.updateOne>) => {
      await go.promise;
      return stored.updateOne(...update);
    };
    const { deps, clock } = chat;
    const late = createReactions({
      ...deps,
      now: clock.now,
      reactions: Object.assign(Object.create(stored), { updateOne }),
    });
    const message = { chatId, sequence: 1 };
    const announce = () => Promise.resolve();
    const adding = late.add({ ...message, accountId: ben.accountId, emoji: '🎉' });
    while (!(await deps.messages.exists({ chatId, reactionsDue: { $exists: true } })));
    await deps.reactions.add({ ...message, accountId: ada.accountId, emoji: '👍' });
    await deps.reactions.summarise(message, announce);
    go.resolve();
    await adding;
    pass();
    await deps.reactions.summarise(message, announce);
    expect((await read(ada)).messages[0].reactions).toHaveLength(2);
  });

  it(`stay within ${CHAT_REACTIONS_MAX} different emoji`, async () => {
    const flags = toFlags('RO FR US DE ES IT PT NL BE AT CH PL CZ SK HU BG GR SE NO FI DK IE LT');
    for (const flag of flags.slice(0, CHAT_REACTIONS_MAX - 1)) {
      pass();
      await react(ben, flag);
    }
    pass();
    const answers = await Promise.all(flags.slice(CHAT_REACTIONS_MAX - 1).map((flag) => react(ada, flag)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await read(ada)).messages[0].reactions).toHaveLength(CHAT_REACTIONS_MAX);
  });

  it('send no event to the room if they change nothing', async () => {
    await react(ben, '👍');
    const at = chat.events.length;
    for (const again of [() => react(ben, '👍'), () => react(ada, '😮', false)]) {
      pass();
      await again();
    }
    expect(chat.events.slice(at).filter(({ type }) => type === 'chatroomMessageChanged')).toEqual([]);
    expect(await chat.deps.messages.exists({ chatId, reactionsDue: { $exists: true } })).toBeNull();
  });
});

describe('many reactions', () => {
  it('to one message cause two events within a second, and all are counted', async () => {
    const people = Array.from({ length: MANY }, (_, index) => chat.person(`P${index}`));
    const input = { participants: [ben, ...people].map(({ email }) => email), roomName: 'All' };
    chatId = (await chat.request(createChatRoom, input, { as: ada })).body.chatroom.chatId;
    await chat.request(sendChatMessage, { chatId, message: 'Who comes?' }, { as: ada });
    const at = chat.events.length;
    // The second of the test's clock ends only after all reactions.
    const release = chat.holdBackground();
    await react(ben, '🎉');
    await Promise.all(people.map((person) => react(person, '🎉')));
    await release();
    const notified = chat.events.slice(at).filter(({ type }) => type === 'chatroomMessageChanged');
    expect(notified).toHaveLength(2);
    expect((await read(ada)).messages[0].reactions).toEqual([{ emoji: '🎉', count: MANY + 1 }]);
  });

  it('are counted by the next process if the previous one stopped', async () => {
    await chat.deps.reactions.add({ chatId, sequence: 1, accountId: ben.accountId, emoji: '👍' });
    const recover = () =>
      chat.deps.reactions.recover((changed) => announceChange({ ...chat.base, deps: chat.deps }, changed));
    await recover();
    expect((await read(ada)).messages[0].reactions).toEqual([]);
    chat.clock.advance(5_000);
    await recover();
    expect(await read(ada)).toMatchObject({ messages: [{ reactions: [{ emoji: '👍', count: 1 }] }], lastChange: 1 });
  });
});

describe('a deleted message', () => {
  it('shows no reactions and accepts none; undoing the deletion restores them', async () => {
    await react(ben, '👍');
    await remove();
    expect(await read(ben)).toMatchObject({ messages: [{ reactions: [] }], ownReactions: [] });
    expect((await react(ada, '👍')).body).toMatchObject({ code: 'CHAT_MESSAGE_DELETED' });
    expect((await reactors(ada, '👍')).body).toMatchObject({ code: 'CHAT_MESSAGE_NOT_FOUND' });
    await restore();
    expect(await read(ben)).toMatchObject({
      messages: [{ reactions: [{ emoji: '👍', count: 1 }] }],
      ownReactions: [{ sequence: 1, emojis: ['👍'] }],
    });
  });

  it('has no stored reactions once its deletion is final', async () => {
    await react(ben, '👍');
    await remove();
    chat.clock.advance(60_000);
    await purgeMessages(chat.deps, chat.clock.now());
    expect(await chat.connection.collection('chat.reactions').countDocuments({ chatId })).toBe(0);
    expect(await chat.deps.messages.findOne({ chatId }).lean()).not.toHaveProperty('reactions');
  });
});

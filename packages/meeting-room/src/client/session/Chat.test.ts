import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ChatLine } from '../../protocol/chat.ts';
import type { ClientMessage } from '../../protocol/messages.ts';
import { Chat } from './Chat.ts';

const line = (at: number, sentAs = `sent-${at}`): ChatLine => ({
  key: `line-${at}`,
  sentAs,
  name: 'Ana Pop',
  isGuest: false,
  content: `said ${at}`,
  at,
});

describe('the chat of the room’s page', () => {
  let sent: Extract<ClientMessage, { type: 'say' }>[];
  let chat: Chat;
  beforeEach(() => {
    sent = [];
    sessionStorage.clear();
    chat = new Chat((message) => sent.push(message as (typeof sent)[number]));
    chat.reset({ textMax: 100 });
  });

  it('keeps an outgoing message until it is stored, and recognizes it as its own', () => {
    chat.say('Hello');
    expect(chat.outgoing.value).toMatchObject([{ content: 'Hello' }]);
    const stored = line(1, sent[0]!.id);
    chat.receive({ type: 'chat', lines: [stored] });
    expect(chat.outgoing.value).toEqual([]);
    expect(chat.isOwn(stored)).toBe(true);
    expect(chat.heard.value).toEqual([]);
  });

  it('recognizes its own earlier messages after a reload', () => {
    chat.say('Hello');
    const again = new Chat(() => undefined);
    again.receive({ type: 'chat', lines: [line(1, sent[0]!.id), line(2)] });
    expect(again.isOwn(line(1, sent[0]!.id))).toBe(true);
    expect(again.heard.value).toEqual([line(2)]);
  });

  it('sends unstored messages again in a new seat, with the same id', () => {
    chat.say('Hello');
    chat.reset({ textMax: 100 });
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('shows each line once and in order, even if lines arrive late or twice', () => {
    chat.receive({ type: 'chat', lines: [line(3)] });
    chat.receive({ type: 'chat', lines: [line(1), line(2), line(3)] });
    expect(chat.lines.value).toEqual([line(1), line(2), line(3)]);
    expect(chat.heard.value).toEqual([line(1), line(2)]);
  });

  it('shows the new text of a changed line, and removes a deleted one', () => {
    chat.receive({ type: 'chat', lines: [line(1), line(2)] });
    chat.receive({ type: 'chat', lines: [{ ...line(1), content: 'edited' }] });
    expect(chat.lines.value).toEqual([{ ...line(1), content: 'edited' }, line(2)]);
    expect(chat.heard.value).toEqual([]);
    chat.receive({
      type: 'chat',
      lines: [
        { ...line(2), content: '' },
        { ...line(3), content: '' },
      ],
    });
    expect(chat.lines.value).toEqual([{ ...line(1), content: 'edited' }]);
    expect(chat.heard.value).toEqual([]);
  });

  it('returns a refused message with the reason', () => {
    chat.say('Hello');
    const { id } = sent[0]!;
    chat.receive({ type: 'chatRefused', id, why: 'failed' });
    expect(chat.outgoing.value).toEqual([]);
    expect(chat.refused.value).toEqual({ id, content: 'Hello', why: 'failed' });
  });
});

import { describe, expect, it } from '@jest/globals';
import { buildMessage, VIEWER } from '../../testing/buildRoom.ts';
import type { OutboxMessage } from '../../state/createOutbox.ts';
import { buildRows } from './buildRows.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 0, day, hour, minute).getTime();
const waiting = (clientMessageId: string): OutboxMessage => ({
  chatId: 'room-1',
  content: 'typed',
  clientMessageId,
  typedAt: at(1, 0),
  state: 'sending',
});

describe('rows', () => {
  it('start each day with a date line and each author with a header', () => {
    const rows = buildRows(
      [
        buildMessage(1, { timestamp: at(5, 10) }),
        buildMessage(2, { timestamp: at(5, 10, 4) }),
        buildMessage(3, { timestamp: at(5, 10, 12) }),
        buildMessage(4, { timestamp: at(5, 10, 13), email: VIEWER }),
        buildMessage(5, { timestamp: at(6, 0, 1), email: VIEWER }),
      ],
      [],
      VIEWER,
    );
    const drawn = rows.map((row) =>
      [
        row.day && 'day',
        row.kind === 'message' && row.message.sequence,
        row.isFirst && 'first',
        row.kind === 'message' && row.isOwn && 'own',
      ]
        .filter(Boolean)
        .join(' '),
    );
    expect(drawn).toEqual(['day 1 first', '2', '3 first', '4 first own', 'day 5 first own']);
  });

  it('distinguish guests, who have no address, by name', () => {
    const names = ['Gus', 'Gus', 'Gia'];
    const guests = names.map((name, at) => buildMessage(at + 1, { name, email: '' }));
    expect(buildRows(guests, [], VIEWER).map(({ isFirst }) => isFirst)).toEqual([true, false, true]);
  });

  it('distinguish a person from their own program', () => {
    const messages = [false, true, true, false].map((isBot, at) => buildMessage(at + 1, { email: VIEWER, isBot }));
    expect(buildRows(messages, [], VIEWER).map(({ isFirst }) => isFirst)).toEqual([true, true, false, true]);
  });

  it('keep the keys of visible messages when older ones are inserted above', () => {
    const newest = [buildMessage(31, { timestamp: at(5, 10) }), buildMessage(32, { timestamp: at(5, 11) })];
    const [top] = buildRows(newest, [], VIEWER);
    const rows = buildRows([buildMessage(30, { timestamp: at(5, 9) }), ...newest], [], VIEWER);
    expect(rows.map(({ key }) => key).indexOf(top!.key)).toBe(1);
  });

  it('keep the key of a message after it is stored', () => {
    const [before] = buildRows([], [waiting('message-7')], VIEWER);
    const [after] = buildRows([buildMessage(7, { email: VIEWER })], [], VIEWER);
    expect(after!.key).toBe(before!.key);
  });

  it('show a message once while both the answer and the outbox hold it', () => {
    const rows = buildRows([buildMessage(7, { email: VIEWER })], [waiting('message-7')], VIEWER);
    expect(rows.map(({ kind }) => kind)).toEqual(['message']);
  });

  it('put unsent messages at the end, whatever the local clock shows', () => {
    const rows = buildRows([buildMessage(1, { timestamp: at(5, 10) })], [waiting('message-8')], VIEWER);
    expect(rows.map(({ kind }) => kind)).toEqual(['message', 'outgoing']);
  });
});

import { commonErrors, ServiceError } from '@meet/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { metrics } from '../metrics.ts';
import { createOutbox, type Outbox } from './createOutbox.ts';

let heard: string[];
let isAway: boolean;
let isAnswerLost: boolean;
let outbox: Outbox<string>;

const unavailable = () => new ServiceError(commonErrors.UNAVAILABLE);

beforeEach(() => {
  heard = [];
  isAway = false;
  isAnswerLost = false;
  outbox = createOutbox<string>({
    to: 'there',
    log: pino({ level: 'silent' }),
    maxWaiting: 3,
    async deliver(key, message) {
      // Takes a turn, as another process takes time to respond.
      await new Promise((resolve) => setImmediate(resolve));
      if (isAway) throw unavailable();
      if (message === 'wrong') throw new ServiceError(commonErrors.NOT_FOUND);
      heard.push(`${key} ${message}`);
      if (!isAnswerLost) return;
      isAnswerLost = false;
      throw unavailable();
    },
    shorten: (_key, waiting) => [...waiting.filter((message) => message.startsWith('lasting')), 'all'],
  });
});
afterEach(() => outbox.close());

describe('reports to another process', () => {
  it('is told in the order in which it was sent, and nobody waits for another key', async () => {
    for (const message of ['one', 'two', 'three']) void outbox.send('a', message);
    await outbox.send('b', 'one');
    await outbox.whenPublished('a');
    expect(heard).toEqual(['a one', 'b one', 'a two', 'a three']);
  });

  it('waits while it is away, says so to who asks, and is told in order when it is back', async () => {
    isAway = true;
    await outbox.send('a', 'one');
    await outbox.send('a', 'two');
    await expect(outbox.whenPublished('a')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await outbox.whenPublished('b');
    isAway = false;
    await outbox.send('b', 'one');
    while (heard.length < 3) await new Promise((resolve) => setTimeout(resolve, 10));
    await outbox.whenPublished('a');
    expect(heard).toEqual(['b one', 'a one', 'a two']);
  });

  it('is told again when the answer was lost', async () => {
    isAnswerLost = true;
    await outbox.send('a', 'one');
    while (heard.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(heard).toEqual(['a one', 'a one']);
  });

  it('gives up what the other refuses, and goes on', async () => {
    await outbox.send('a', 'wrong');
    await outbox.send('a', 'one');
    expect(heard).toEqual(['a one']);
  });

  it('is shortened when too much waits, and counted', async () => {
    isAway = true;
    for (const message of ['one', 'lasting two', 'three', 'four', 'five']) await outbox.send('a', message);
    await outbox.close();
    expect(outbox.waiting('a')).toEqual(['lasting two', 'all', 'five']);
    expect(await metrics.getSingleMetricAsString('meet_messages_dropped_total')).toContain('{to="there"} 2');
  });
});

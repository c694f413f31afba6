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
  it('arrive in order, and do not wait for those with another key', async () => {
    for (const message of ['one', 'two', 'three']) void outbox.send('a', message);
    await outbox.send('b', 'one');
    await outbox.whenPublished('a');
    expect(heard).toEqual(['a one', 'b one', 'a two', 'a three']);
  });

  it('wait while it is away, are shown as unavailable, and arrive in order when it is back', async () => {
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

  it('are sent again if the answer was lost', async () => {
    isAnswerLost = true;
    await outbox.send('a', 'one');
    while (heard.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(heard).toEqual(['a one', 'a one']);
  });

  it('are dropped if the other process refuses them, and later ones arrive', async () => {
    await outbox.send('a', 'wrong');
    await outbox.send('a', 'one');
    expect(heard).toEqual(['a one']);
  });

  it('are shortened and counted when too many wait', async () => {
    isAway = true;
    for (const message of ['one', 'lasting two', 'three', 'four', 'five']) await outbox.send('a', message);
    await outbox.close();
    expect(outbox.waiting('a')).toEqual(['lasting two', 'all', 'five']);
    expect(await metrics.getSingleMetricAsString('meet_messages_dropped_total')).toContain('{to="there"} 2');
  });
});

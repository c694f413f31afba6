import { describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import { createLocalBus } from './createLocalBus.ts';

const event = (channel: string) => ({ type: 'ping', channel, at: 1, payload: {} });

describe('the local bus', () => {
  it('tells those who listen to the channel, and no one else, until they stop', async () => {
    const bus = createLocalBus(pino({ level: 'silent' }));
    const ana = jest.fn();
    const all = jest.fn();
    const stop = bus.subscribe('user:ana', ana);
    bus.subscribeAll(all);
    await bus.publish(event('user:ana'));
    await bus.publish(event('user:bo'));
    stop();
    await bus.publish(event('user:ana'));
    expect(ana).toHaveBeenCalledTimes(1);
    expect(all).toHaveBeenCalledTimes(3);
  });

  it('goes on when a listener throws', async () => {
    const bus = createLocalBus(pino({ level: 'silent' }));
    const second = jest.fn();
    bus.subscribe('room:1', () => {
      throw new Error('broken');
    });
    bus.subscribe('room:1', second);
    await bus.publish(event('room:1'));
    expect(second).toHaveBeenCalledTimes(1);
  });
});

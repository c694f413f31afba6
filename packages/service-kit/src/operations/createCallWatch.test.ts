import { describe, expect, it } from '@jest/globals';
import { CALL_WATCH_MINUTES, createCallWatch } from './createCallWatch.ts';

const MINUTE_MS = 60_000;

describe('the watch over calls', () => {
  it('reports the number of calls, the failures and the slowest hundredth, by service', () => {
    const watch = createCallWatch(() => 0);
    for (let call = 0; call < 98; call += 1) watch.note('chat', 4, false);
    watch.note('chat', 150, false);
    watch.note('chat', 9_000, true);
    watch.note('network', 60_000, false);
    expect(Object.fromEntries(watch.read())).toEqual({
      chat: { calls: 100, failures: 1, p99Ms: 200 },
      network: { calls: 1, failures: 0, p99Ms: 30_000 },
    });
  });

  it('forgets old calls', () => {
    let now = 0;
    const watch = createCallWatch(() => now);
    watch.note('chat', 1, true);
    now = MINUTE_MS;
    watch.note('chat', 1, false);
    expect(watch.read().get('chat')).toMatchObject({ calls: 2, failures: 1 });
    now = CALL_WATCH_MINUTES * MINUTE_MS;
    expect(watch.read().get('chat')).toMatchObject({ calls: 1, failures: 0 });
    now += MINUTE_MS;
    expect(watch.read().size).toBe(0);
  });
});

import { expect, it, jest } from '@jest/globals';
import type { MediaLink } from './MediaTransport.ts';
import { PathWatch } from './PathWatch.ts';
import { RoomMedia } from './RoomMedia.ts';

it('measures only the connections of visible tiles, and forgets those of another page', async () => {
  jest.useFakeTimers();
  const media = new RoomMedia();
  const reports = new Map(['ana', 'ben', 'cleo'].map((id) => [id, jest.fn(async () => [])]));
  media.links.next(new Map([...reports].map(([id, read]) => [id, { reports: read } as unknown as MediaLink])));
  const size = { width: 320, height: 180 };
  const paths = new PathWatch(media);
  media.seen.next(
    new Map([
      ['ana', size],
      ['ben:screen', size],
    ]),
  );
  await jest.advanceTimersByTimeAsync(3_500);
  expect([...reports.values()].map((read) => read.mock.calls.length)).toEqual([1, 1, 0]);
  expect([...paths.qualities.value.keys()]).toEqual(['ana', 'ben']);
  media.seen.next(new Map([['cleo', size]]));
  await jest.advanceTimersByTimeAsync(3_000);
  expect([...paths.qualities.value.keys()]).toEqual(['cleo']);
  paths.stop();
  jest.useRealTimers();
});

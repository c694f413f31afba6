import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RoomMedia } from '../media/RoomMedia.ts';
import { LiveKitTransport } from './LiveKitTransport.ts';

/** Longer than the longest pause between two requests. */
const LONG_MS = 20_000;

describe('media on LiveKit', () => {
  const ask = jest.fn();
  let media: RoomMedia;
  let transport: LiveKitTransport;
  beforeEach(() => {
    jest.useFakeTimers();
    ask.mockClear();
    media = new RoomMedia();
    transport = new LiveKitTransport(media, ask);
  });
  afterEach(() => {
    transport.close();
    jest.useRealTimers();
  });

  it('are asked for again each time the server says that LiveKit is away', () => {
    for (const times of [1, 2, 3]) {
      media.access.next(null);
      jest.advanceTimersByTime(LONG_MS);
      expect(ask).toHaveBeenCalledTimes(times);
    }
  });
});

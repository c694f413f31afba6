import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadExternalApi } from './preload.ts';

const scripts = () => [...document.head.querySelectorAll('script')];
let origin = 0;
/** Returns a new address for each test, as a loaded script stays loaded. */
const place = () => `https://meet${++origin}.example.com/meeting-room/`;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  scripts().forEach((script) => script.remove());
  delete (window as { JitsiMeetExternalAPI?: unknown }).JitsiMeetExternalAPI;
});

const succeed = () => {
  (window as { JitsiMeetExternalAPI?: unknown }).JitsiMeetExternalAPI = class {};
  scripts().at(-1)?.onload?.(new Event('load'));
};

describe('loadExternalApi', () => {
  it('loads the script once for several callers', async () => {
    const base = place();
    const both = Promise.all([loadExternalApi(base), loadExternalApi(base)]);
    expect(scripts().map(({ src }) => src)).toEqual([`${base}external_api.js`]);
    succeed();
    await both;
  });

  it('tries again after a failure', async () => {
    const loading = loadExternalApi(place());
    scripts()[0]?.onerror?.(new Event('error'));
    await jest.advanceTimersByTimeAsync(500);
    succeed();
    await expect(loading).resolves.toBeUndefined();
  });

  it('waits without a limit, sends a second request beside the first, and uses the first answer', async () => {
    const base = place();
    const loading = loadExternalApi(base);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(scripts().map(({ src }) => src)).toEqual([`${base}external_api.js`, `${base}external_api.js?again=1`]);
    await jest.advanceTimersByTimeAsync(600_000);
    (window as { JitsiMeetExternalAPI?: unknown }).JitsiMeetExternalAPI = class {};
    scripts()[0]?.onload?.(new Event('load'));
    await expect(loading).resolves.toBeUndefined();
  });

  it('requests the script a second time only if a caller demands it', () => {
    const base = place();
    void loadExternalApi(base);
    void loadExternalApi(base);
    expect(scripts()).toHaveLength(1);
    void loadExternalApi(base, { again: true });
    expect(scripts()).toHaveLength(2);
  });

  it('gives up after three failures, and starts again on the next call', async () => {
    const base = place();
    const failed = expect(loadExternalApi(base)).rejects.toThrow('is not the API script');
    for (const pause of [500, 1_000, 0]) {
      scripts().at(-1)?.onload?.(new Event('load'));
      await jest.advanceTimersByTimeAsync(pause);
    }
    await failed;
    expect(scripts()).toEqual([]);
    const again = loadExternalApi(base);
    succeed();
    await expect(again).resolves.toBeUndefined();
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadExternalApi } from './preload.ts';

const scripts = () => [...document.head.querySelectorAll('script')];
let origin = 0;
/** Each test loads from a place of its own, as what is loaded stays so. */
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
  it('loads the script once, however many ask', async () => {
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

  it('gives up on a script that never comes, and on one that is something else', async () => {
    const loading = loadExternalApi(place(), { timeoutMs: 1_000, attempts: 2 });
    const failure = expect(loading).rejects.toThrow('is not the API script');
    await jest.advanceTimersByTimeAsync(1_500);
    scripts().at(-1)?.onload?.(new Event('load'));
    await failure;
    expect(scripts()).toEqual([]);
  });

  it('starts anew after all attempts failed', async () => {
    const base = place();
    const failed = expect(loadExternalApi(base, { timeoutMs: 10, attempts: 1 })).rejects.toThrow('did not load');
    await jest.advanceTimersByTimeAsync(10);
    await failed;
    const again = loadExternalApi(base);
    succeed();
    await expect(again).resolves.toBeUndefined();
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createScriptLoader, distrustFiles, sealStylesheet, trustFiles } from './loadScript.ts';

/** Number of the release. Each test uses another one, because a page remembers failed requests. */
let release = 0;
let base: string;
let url: string;
const scripts = () => [...document.head.querySelectorAll('script')];
/** Lets code run that waits for the script element. */
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('createScriptLoader', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    base = `/r/mfe-chat/1.0.${(release += 1)}-abc123/`;
    url = new URL(`${base}remoteEntry.js`, document.baseURI).href;
    trustFiles(base, { 'remoteEntry.js': 'sha384-xyz' });
  });
  afterEach(() => {
    for (const script of scripts()) script.remove();
    jest.useRealTimers();
  });

  it('requests the script with its integrity, once for all callers', async () => {
    const load = createScriptLoader();
    const both = Promise.all([load(url), load(url)]);
    await settle();
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]).toHaveAttribute('integrity', 'sha384-xyz');
    // Takes precedence over files that are only preloaded.
    expect(scripts()[0]).toHaveAttribute('fetchpriority', 'high');
    scripts()[0]!.onload!(new Event('load'));
    await expect(both).resolves.toBeDefined();
    expect(scripts()).toHaveLength(0);
  });

  it('never requests a file without recorded integrity', async () => {
    const load = createScriptLoader();
    await expect(load(`${url}.map`)).rejects.toMatchObject({ reason: 'refused' });
    distrustFiles(base);
    await expect(load(url)).rejects.toMatchObject({ reason: 'refused' });
    expect(scripts()).toHaveLength(0);
  });

  it('gives stylesheets their recorded integrity, or one that never matches', () => {
    const linkTo = (href: string) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      sealStylesheet(link);
      return link;
    };
    const style = `${url}.css`;
    expect(linkTo(style).getAttribute('integrity')).toMatch(/^sha384-A{64}$/);
    trustFiles(base, { 'remoteEntry.js.css': 'sha384-style' });
    const second = linkTo(style);
    expect(second).toHaveAttribute('integrity', 'sha384-style');
    // The first request failed, so this one bypasses every cache.
    expect(second.href).toContain(`${style}?again=1-`);
    second.dispatchEvent(new Event('load'));
    expect(linkTo(style).href).toBe(style);
  });

  it('retries a failed script once, bypassing every cache', async () => {
    const loaded = createScriptLoader()(url);
    await settle();
    expect(scripts()[0]!.src).toBe(url);
    scripts()[0]!.onerror!(new Event('error'));
    await jest.advanceTimersByTimeAsync(300);
    expect(scripts()[0]!.src).toContain(`${url}?again=1-`);
    scripts()[0]!.onload!(new Event('load'));
    await expect(loaded).resolves.toBeUndefined();
  });

  it('gives up after the second failure, and starts again on a new request', async () => {
    const load = createScriptLoader();
    const refused = expect(load(url)).rejects.toMatchObject({ reason: 'error' });
    await settle();
    scripts()[0]!.onerror!(new Event('error'));
    await jest.advanceTimersByTimeAsync(300);
    scripts()[0]!.onerror!(new Event('error'));
    await refused;
    void load(url).catch(() => {});
    await settle();
    expect(scripts()).toHaveLength(1);
  });

  it('waits for a slow script, and requests it a second time in parallel', async () => {
    const loaded = jest.fn();
    void createScriptLoader()(url).then(loaded);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(scripts().map(({ src }) => src)).toEqual([url, expect.stringContaining(`${url}?again=1-`)]);
    await jest.advanceTimersByTimeAsync(600_000);
    scripts()[0]!.onload!(new Event('load'));
    await settle();
    expect(loaded).toHaveBeenCalled();
  });
});

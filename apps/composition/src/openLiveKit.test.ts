import { afterEach, describe, expect, it } from '@jest/globals';
import { createLogger, readSettings } from '@meet/service-kit';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openLiveKit, type OpenLiveKit } from './openLiveKit.ts';
import { roomSettings } from './roomSettings.ts';

const BINARY = process.env.LIVEKIT_BINARY || path.join(import.meta.dirname, '../../../.cache/livekit/livekit-server');
const log = createLogger({ level: 'silent' });

const opened: OpenLiveKit[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const { stop } of opened.splice(0)) await stop();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function open(env: NodeJS.ProcessEnv, host = '127.0.0.1') {
  const settings = readSettings(roomSettings, env);
  const liveKit = await openLiveKit({ settings, env, host, port: 8080, log });
  if (liveKit) opened.push(liveKit);
  return liveKit;
}

async function folderWith(prepare: (file: string) => Promise<unknown>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'meet-livekit-'));
  folders.push(folder);
  await prepare(path.join(folder, 'livekit-server'));
  return folder;
}

const answers = (url: string) =>
  fetch(url.replace('ws', 'http')).then(
    ({ ok }) => ok,
    () => false,
  );

describe('LiveKit for the embedded room', () => {
  it('is the deployment in the settings, which are validated', async () => {
    const named = {
      LIVEKIT_URL: 'wss://livekit.example.org',
      LIVEKIT_API_KEY: 'key',
      LIVEKIT_API_SECRET: 'x'.repeat(32),
    };
    expect(await open({ ...named, LIVEKIT_CONTROL_URL: 'http://livekit:7880' })).toMatchObject({
      url: 'wss://livekit.example.org',
      controlUrl: 'http://livekit:7880',
      isOwn: false,
    });
    await expect(open({ ...named, LIVEKIT_API_SECRET: '' })).rejects.toThrow(/LIVEKIT_API_SECRET: must be set with/);
    await expect(open({ ...named, LIVEKIT_API_SECRET: 'short' })).rejects.toThrow(/at least 32 characters/);
    await expect(open({ ...named, LIVEKIT_URL: 'https://x' })).rejects.toThrow(/LIVEKIT_URL/);
  });

  it('is absent without settings and without a server on PATH', async () => {
    expect(await open({ PATH: '/nowhere' })).toBeUndefined();
  });

  it('is not started from PATH for people on other machines, nor if the settings exclude it', async () => {
    const folder = await folderWith(async (file) => {
      await writeFile(file, '');
      await chmod(file, 0o755);
    });
    expect(await open({ PATH: folder }, '0.0.0.0')).toBeUndefined();
    expect(await open({ PATH: folder, LIVEKIT_BINARY: 'none' })).toBeUndefined();
    await expect(open({ LIVEKIT_BINARY: path.join(folder, 'other') })).rejects.toThrow(/LIVEKIT_BINARY=.* is no file/);
  });
});

(existsSync(BINARY) ? describe : describe.skip)('a LiveKit server on PATH', () => {
  it('runs with its own keys until the product stops it', async () => {
    const folder = await folderWith((file) => symlink(BINARY, file));
    const liveKit = await open({ PATH: folder });
    const { url, apiSecret, isOwn, stop } = liveKit!;
    expect({ isOwn, url }).toEqual({ isOwn: true, url: expect.stringMatching(/^ws:\/\/127\.0\.0\.1:\d+$/) });
    expect(apiSecret).toHaveLength(64);
    expect(await answers(url)).toBe(true);
    await stop();
    expect(await answers(url)).toBe(false);
  });
});

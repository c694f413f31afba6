import { expect, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';

/** Records the numbers of the parts that a page has uploaded to the server. */
export function watchParts(page: Page): string[] {
  const parts: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/upload-recording-part')) parts.push(searchParams.get('number')!);
  });
  return parts;
}

/** Opens the recordings of the person's only meeting. */
export async function openRecordings(page: Page): Promise<Locator> {
  await page.goto(new URL('/meetings-history', page.url()).href);
  await page.getByRole('link', { name: /^Recording of/ }).click();
  return page.getByRole('region', { name: 'Recording' });
}

/** Plays a recording from near its end, and returns what is visible there. */
export async function playRecording(recordings: Locator) {
  await recordings.getByRole('button', { name: 'Play' }).click();
  const video = recordings.getByLabel('Player of the recording');
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => Number.isFinite(player.duration))).toBe(true);
  return video.evaluate(async (player: HTMLVideoElement) => {
    const { duration, videoWidth, videoHeight } = player;
    player.currentTime = duration - 1;
    await new Promise((resolve) => player.addEventListener('seeked', resolve, { once: true }));
    const place = player.currentTime;
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 36 });
    const context = canvas.getContext('2d')!;
    context.drawImage(player, 0, 0, 64, 36);
    const colours = new Set(new Uint32Array(context.getImageData(0, 0, 64, 36).data.buffer)).size;
    return { duration, videoWidth, videoHeight, place, colours };
  });
}

/** Saves a recording. Returns the file's name, its length in seconds, and the peak (0 to 1) and length of its sound. */
export async function saveRecording(page: Page, recordings: Locator) {
  const download = page.waitForEvent('download');
  await recordings.getByRole('button', { name: 'Download' }).click();
  const saved = await download;
  const file = await page.evaluate(
    async (content) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      const player = document.createElement('video');
      player.src = URL.createObjectURL(new Blob([bytes], { type: 'video/webm' }));
      await new Promise((resolve) => player.addEventListener('loadedmetadata', resolve, { once: true }));
      // A browser writes no length into its recordings; the player finds it at the end of the file.
      player.currentTime = Number.MAX_SAFE_INTEGER;
      await new Promise((resolve) => player.addEventListener('seeked', resolve, { once: true }));
      const decoded = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes.buffer);
      const loudest = decoded.getChannelData(0).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      return { duration: player.duration, loudest, soundDuration: decoded.duration };
    },
    await readFile(await saved.path(), 'base64'),
  );
  return { name: saved.suggestedFilename(), ...file };
}

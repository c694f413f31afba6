import { type FrameLocator, type Locator, type Page, expect } from '@playwright/test';
import { slowed } from '../../../fixtures/slowdown.ts';

export interface HostEvent {
  name: string;
  data: Record<string, unknown>;
  at: number;
}

/** One person in a room: the host page and the room's frame in it. */
export class RoomGuest {
  readonly page: Page;
  readonly room: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.room = page.frameLocator('iframe');
  }

  events(name?: string): Promise<HostEvent[]> {
    return this.page.evaluate(
      (wanted) =>
        (window as unknown as { events: HostEvent[] }).events.filter((event) => !wanted || event.name === wanted),
      name,
    );
  }

  /** Waits for an event of the name and returns the first. */
  async event(name: string, matches: (data: HostEvent['data']) => boolean = () => true): Promise<HostEvent> {
    let found: HostEvent | undefined;
    await expect
      .poll(async () => (found = (await this.events(name)).find(({ data }) => matches(data))), { message: name })
      .toBeTruthy();
    return found!;
  }

  command(name: string, ...args: unknown[]): Promise<void> {
    return this.page.evaluate(
      ([command, parameters]) =>
        (window as unknown as { api: { executeCommand(name: string, ...args: unknown[]): void } }).api.executeCommand(
          command as string,
          ...(parameters as unknown[]),
        ),
      [name, args],
    );
  }

  /** Calls a function of the API and resolves with its result. */
  ask<T>(name: string, ...args: unknown[]): Promise<T> {
    return this.page.evaluate(
      ([question, parameters]) =>
        (window as unknown as { api: Record<string, (...args: unknown[]) => unknown> }).api[question as string]!(
          ...(parameters as unknown[]),
        ),
      [name, args],
    ) as Promise<T>;
  }

  async id(): Promise<string> {
    return (await this.event('videoConferenceJoined')).data.id as string;
  }

  tile(name: string): Locator {
    const exact = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return this.room.getByRole('article', { name: new RegExp(`^${exact}(,|$)`) });
  }

  button(name: string | RegExp): Locator {
    return this.room.getByRole('button', { name });
  }

  /** Chooses an entry of the dialog behind More. */
  async choose(name: string): Promise<void> {
    await this.button('More').click();
    await this.room.getByRole('dialog', { name: 'More' }).getByRole('button', { name }).click();
  }

  /** Waits until the picture in the tile moves, that is until more frames have been decoded. */
  async seesMoving(name: string): Promise<void> {
    const video = this.tile(name).locator('video');
    const decoded = () =>
      video.evaluate((element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames);
    await expect(video).toBeVisible();
    let least = Infinity;
    const grown = async () => {
      const frames = await decoded();
      // A video that gets another stream counts from zero again.
      least = Math.min(least, frames);
      return frames - least;
    };
    await expect.poll(grown, { message: `frames of ${name}` }).toBeGreaterThan(2);
  }

  /** Waits until the pictures move in this many tiles at once, one's own included. */
  async seesAllMoving(count: number, timeout: number): Promise<void> {
    const videos = this.room.locator('.tile video:visible');
    const decoded = () =>
      videos.evaluateAll((elements) =>
        elements.map((element) => (element as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames),
      );
    await expect(videos).toHaveCount(count, { timeout });
    const least: number[] = [];
    const moved = async () => {
      const frames = await decoded();
      // A video that gets another stream counts from zero again.
      frames.forEach((seen, index) => (least[index] = Math.min(least[index] ?? Infinity, seen)));
      return frames.filter((seen, index) => seen > least[index]! + 2).length;
    };
    await expect.poll(moved, { message: 'tiles that move', timeout }).toBe(count);
  }

  /** Waits until the person can be heard: the ring of their tile lights up, however briefly. */
  async hears(name: string): Promise<void> {
    await this.tile(name).evaluate(untilHeard, [name, slowed(60_000)] as const);
  }
}

/** Runs in a page: waits until the ring of a person's tile lights up. */
export function untilHeard(tile: Element, [who, patienceMs]: readonly [string, number]): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => Number((tile as HTMLElement).style.getPropertyValue('--level')) > 0 && resolve();
    new MutationObserver(check).observe(tile, { attributeFilter: ['style'] });
    // A ring that glows steadily causes no mutation.
    check();
    setTimeout(() => reject(new Error(`Nothing was heard of ${who}.`)), patienceMs);
  });
}

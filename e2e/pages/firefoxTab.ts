import { expect } from '@playwright/test';
import type { ElementHandle, Frame, Page } from 'puppeteer-core';
import { PASSWORD, type Account } from '../fixtures/api.ts';
import { slowed } from '../fixtures/slowdown.ts';
import { untilHeard } from '../specs/meeting-room/harness/RoomGuest.ts';

/** Reads a page or a frame in Firefox by the roles and names that Firefox exposes to assistive technology. */
class Shown {
  readonly frame: Frame;

  constructor(frame: Frame) {
    this.frame = frame;
  }

  /** Waits until the element is present and visible. */
  async find(role: string, name: string): Promise<ElementHandle<HTMLElement>> {
    const found = await this.frame.waitForSelector(getSelector(role, name), { visible: true });
    return found as unknown as ElementHandle<HTMLElement>;
  }

  async findText(text: string): Promise<void> {
    await this.frame.waitForSelector(`::-p-text(${text})`, { visible: true });
  }

  /**
   * Clicks the button, and again if it moved away from under the pointer: Puppeteer does not check which element a
   * click hit.
   */
  async press(name: string): Promise<void> {
    await expect.poll(() => this.#click(name), { message: `press ${name}` }).toBe(true);
  }

  async #click(name: string): Promise<boolean> {
    const button = await this.find('button', name);
    try {
      await button.evaluate((element) => element.addEventListener('click', () => (element.dataset.pressed = 'true')));
      await button.click();
    } catch {
      // Another element was drawn in its place.
      return false;
    }
    // If the document is gone, the click has hit the button.
    return button.evaluate(wasPressed).catch(() => true);
  }

  /** Types into an empty field, found by its label: Firefox exposes no role for password fields. */
  async fill(name: string, text: string): Promise<void> {
    const field = (await this.frame.waitForSelector(`::-p-aria([name="${name}"])`, { visible: true }))!;
    await field.focus();
    await this.frame.page().keyboard.type(text);
  }

  async hasFocus(role: string, name: string): Promise<boolean> {
    return (await this.find(role, name)).evaluate((element) => element === element.ownerDocument.activeElement);
  }

  /** Returns the number of matching elements. */
  async count(role: string, name: string): Promise<number> {
    return (await this.frame.$$(getSelector(role, name))).length;
  }
}

/** The room as a person in Firefox sees it, with the same methods as RoomGuest for Chromium. */
class FirefoxRoom extends Shown {
  /**
   * Waits until the picture in the tile changes. Firefox does not count the frames of a stream, so it compares the
   * drawn pictures.
   */
  async seesMoving(name: string): Promise<void> {
    const tile = await this.find('article', name);
    const video = (await tile.waitForSelector('video', { visible: true }))!;
    const seen = new Set<string>();
    const different = async () => seen.add(await video.evaluate(getPicture)).size;
    await expect.poll(different, { message: `pictures of ${name}` }).toBeGreaterThan(3);
  }

  /** Waits until the person can be heard. */
  async hears(name: string): Promise<void> {
    const tile = await this.find('article', name);
    await tile.evaluate(untilHeard, [name, slowed(60_000)] as const);
  }
}

/** One tab of Firefox. */
export class FirefoxTab extends Shown {
  readonly page: Page;
  readonly #origin: string;

  constructor(page: Page, origin: string) {
    super(page.mainFrame());
    this.page = page;
    this.#origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.#origin).href);
  }

  /** Signs in on the sign-in page, and confirms the warning that follows. */
  async signIn(email: string): Promise<void> {
    await this.open('/signin');
    await this.fill('E-mail', email);
    await this.fill('Password', PASSWORD);
    await this.press('Sign in');
    await this.press('Ok');
  }

  /** Stores a session as signing in does, for the next page that opens. */
  async enter({ token, email, fullName }: Account): Promise<void> {
    await this.page.evaluateOnNewDocument(
      (value, address, name) => {
        localStorage.setItem('user-token', JSON.stringify({ token: value }));
        localStorage.setItem('email', address);
        localStorage.setItem('fullName', name);
      },
      token,
      email,
      fullName,
    );
  }

  /** Waits until another tab has opened the path. */
  async otherTab(path: string): Promise<void> {
    const { href } = new URL(path, this.#origin);
    await this.page.browser().waitForTarget((target) => target.url() === href, { timeout: slowed(60_000) });
  }

  /** Waits for the room's frame and returns it. */
  async room(): Promise<FirefoxRoom> {
    const place = await this.page.waitForSelector('iframe');
    return new FirefoxRoom((await place!.contentFrame())!);
  }
}

function getSelector(role: string, name: string): string {
  return `::-p-aria([name="${name}"][role="${role}"])`;
}

/** Runs in a page: returns whether a click has hit the button since the last call. */
function wasPressed({ dataset }: HTMLElement): boolean {
  const { pressed } = dataset;
  delete dataset.pressed;
  return pressed === 'true';
}

/** Runs in a page: returns the picture that a video shows now, at low resolution. */
function getPicture(video: Element): string {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')!.drawImage(video as HTMLVideoElement, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL();
}

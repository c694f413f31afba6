import { expect } from '@playwright/test';
import type { ElementHandle, Frame, Page } from 'puppeteer-core';
import { PASSWORD, type Account } from '../fixtures/api.ts';
import { slowed } from '../fixtures/slowdown.ts';
import { untilHeard } from '../specs/meeting-room/harness/RoomGuest.ts';

/** Reads a page or a frame in Firefox, by the roles and names that Firefox itself gives to assistive technology. */
class Shown {
  readonly frame: Frame;

  constructor(frame: Frame) {
    this.frame = frame;
  }

  /** Waits until it is there and visible. */
  async find(role: string, name: string): Promise<ElementHandle<HTMLElement>> {
    const found = await this.frame.waitForSelector(getSelector(role, name), { visible: true });
    return found as unknown as ElementHandle<HTMLElement>;
  }

  async findText(text: string): Promise<void> {
    await this.frame.waitForSelector(`::-p-text(${text})`, { visible: true });
  }

  /** Clicks the button, and again if it moved away under the pointer: Puppeteer does not check what a click met. */
  async press(name: string): Promise<void> {
    await expect.poll(() => this.#click(name), { message: `press ${name}` }).toBe(true);
  }

  async #click(name: string): Promise<boolean> {
    const button = await this.find('button', name);
    try {
      await button.evaluate((element) => element.addEventListener('click', () => (element.dataset.pressed = 'true')));
      await button.click();
    } catch {
      // Something else was drawn in its place.
      return false;
    }
    // A button whose document is gone was pressed.
    return button.evaluate(wasPressed).catch(() => true);
  }

  /** Types into an empty field, found by its label: Firefox gives fields of passwords no role to find them by. */
  async fill(name: string, text: string): Promise<void> {
    const field = (await this.frame.waitForSelector(`::-p-aria([name="${name}"])`, { visible: true }))!;
    await field.focus();
    await this.frame.page().keyboard.type(text);
  }

  async hasFocus(role: string, name: string): Promise<boolean> {
    return (await this.find(role, name)).evaluate((element) => element === element.ownerDocument.activeElement);
  }

  /** Counts the present ones. */
  async count(role: string, name: string): Promise<number> {
    return (await this.frame.$$(getSelector(role, name))).length;
  }
}

/** The room, as somebody in Firefox sees it; says what RoomGuest says of it in Chromium. */
class FirefoxRoom extends Shown {
  /** Waits until pictures move in the tile: Firefox counts none of a stream, so what is drawn is looked at. */
  async seesMoving(name: string): Promise<void> {
    const tile = await this.find('article', name);
    const video = (await tile.waitForSelector('video', { visible: true }))!;
    const seen = new Set<string>();
    const different = async () => seen.add(await video.evaluate(getPicture)).size;
    await expect.poll(different, { message: `pictures of ${name}` }).toBeGreaterThan(3);
  }

  /** Waits until something is heard from the person. */
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

  /** Signs in on the page for it, and answers the warning that comes then. */
  async signIn(email: string): Promise<void> {
    await this.open('/signin');
    await this.fill('E-mail', email);
    await this.fill('Password', PASSWORD);
    await this.press('Sign in');
    await this.press('Ok');
  }

  /** Keeps a session as signing in does, for the next page that opens. */
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

  /** Waits until another tab is at the path. */
  async otherTab(path: string): Promise<void> {
    const { href } = new URL(path, this.#origin);
    await this.page.browser().waitForTarget((target) => target.url() === href, { timeout: slowed(60_000) });
  }

  /** The room's frame, once it stands in the page. */
  async room(): Promise<FirefoxRoom> {
    const place = await this.page.waitForSelector('iframe');
    return new FirefoxRoom((await place!.contentFrame())!);
  }
}

function getSelector(role: string, name: string): string {
  return `::-p-aria([name="${name}"][role="${role}"])`;
}

/** Runs in a page: whether a click met the button since this was last asked. */
function wasPressed({ dataset }: HTMLElement): boolean {
  const { pressed } = dataset;
  delete dataset.pressed;
  return pressed === 'true';
}

/** Runs in a page: what a video shows now, coarsely. */
function getPicture(video: Element): string {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')!.drawImage(video as HTMLVideoElement, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL();
}

import type { BrowserContext } from '@playwright/test';

/** Durations of one visit, in milliseconds. */
export interface Visit {
  /** From the link's navigation to the first picture of one's own camera. */
  preview: number;
  /** From the click on Join until the room sends its join request: call, script, frame, socket. */
  opening: number;
  /** From the join request to the admission: the room's signalling. */
  joining: number;
  /**
   * From the admission to the other side's answer: signalling, and the work of both browsers on the session
   * descriptions.
   */
  negotiating: number;
  /** From the answer until media can flow: the connection path. */
  connecting: number;
  /** From then to the first picture of the other participant: the decoder, and the next key frame. */
  picture: number;
  /** From the click on Join to that picture. */
  join: number;
  /** Sum of `preview` and `join`; the person's own time between them is left out. */
  link: number;
}

const MOMENTS = ['asked', 'joined', 'answered', 'connected', 'first-frame'].map((name) => `room:${name}`);

/** Runs in the page: records when one's own picture is first drawn, and when Join is clicked. */
const NOTE_MOMENTS = `if (window === top) {
  const note = (moment) => performance.getEntriesByName(moment).length || performance.mark(moment);
  addEventListener('click', ({ target }) => target.closest('[type=submit]') && note('bench:join'), true);
  const watched = new WeakSet();
  new MutationObserver(() => {
    for (const video of document.querySelectorAll('video')) {
      if (watched.has(video)) continue;
      watched.add(video);
      video.requestVideoFrameCallback(() => note('bench:preview'));
    }
  }).observe(document, { childList: true, subtree: true });
}`;

const BARE = `<!doctype html><video autoplay muted></video><script>
  navigator.mediaDevices.getUserMedia({ video: { width: { ideal: 1280 } } })
    .then((stream) => (document.querySelector('video').srcObject = stream));
</script>`;

/** Follows a link to a meeting, joins and leaves again. Types the name unless the browser remembers it. */
export async function visit(context: BrowserContext, link: string, name: string): Promise<Visit> {
  const page = await context.newPage();
  await page.addInitScript({ content: NOTE_MOMENTS });
  await page.setContent(`<a href="${link}">Meeting</a>`);
  await page.getByRole('link').click();
  await page.waitForFunction(() => performance.getEntriesByName('bench:preview').length > 0);
  const field = page.getByLabel('Your name');
  if ((await field.inputValue()) === '') await field.fill(name);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  await frame!.waitForFunction(() => performance.getEntriesByName('room:first-frame').length > 0);

  const [preview, clicked] = await page.evaluate(() =>
    ['bench:preview', 'bench:join'].map((moment) => performance.getEntriesByName(moment)[0]!.startTime),
  );
  const clickedAt = await page.evaluate((since) => performance.timeOrigin + since, clicked!);
  const [opened, joined, answered, connected, seen] = await frame!.evaluate(
    (moments) => moments.map((moment) => performance.timeOrigin + performance.getEntriesByName(moment)[0]!.startTime),
    MOMENTS,
  );
  await page.close();
  return {
    preview: preview!,
    opening: opened! - clickedAt,
    joining: joined! - opened!,
    negotiating: answered! - joined!,
    connecting: connected! - answered!,
    picture: seen! - connected!,
    join: seen! - clickedAt,
    link: preview! + seen! - clickedAt,
  };
}

/**
 * Returns the milliseconds until one's own picture on a page that does nothing else, which are the share of browser and
 * machine.
 */
export async function visitBare(context: BrowserContext, origin: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript({ content: NOTE_MOMENTS });
  await page.route(`${origin}/bare`, (route) => route.fulfill({ contentType: 'text/html', body: BARE }));
  await page.setContent(`<a href="${origin}/bare">Bare</a>`);
  await page.getByRole('link').click();
  await page.waitForFunction(() => performance.getEntriesByName('bench:preview').length > 0);
  const shownAt = await page.evaluate(() => performance.getEntriesByName('bench:preview')[0]!.startTime);
  await page.close();
  return shownAt;
}

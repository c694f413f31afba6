import type { Page } from '@playwright/test';
import { newAccount } from '../../fixtures/api.ts';
import { startOwnProduct, type OwnProduct } from '../../fixtures/ownProduct.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newRoom } from '../../pages/meeting.ts';
import { slowed } from '../../fixtures/slowdown.ts';

test.describe('a free meeting of three', () => {
  let product: OwnProduct;
  test.beforeAll(async () => {
    product = await startOwnProduct({ FREE_MEETING_MAX_MINUTES: '0.25' });
  });
  test.afterAll(() => product.stop());

  /** Suppresses timers longer than four seconds, so that the page can't end anything by itself. */
  const withoutTimers = (page: Page) =>
    page.addInitScript(() => {
      const real = window.setTimeout.bind(window);
      const short = (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
        (ms ?? 0) > 4000 ? 0 : real(work, ms, ...rest);
      window.setTimeout = short as typeof window.setTimeout;
    });

  test('is ended by the server even if the timers of its pages do not run', async ({ newVisitor }) => {
    const account = await newAccount(product.request, 'Ana Pop');
    const roomId = await newRoom(product.request, account);
    const people = [await newVisitor(), await newVisitor(), await newVisitor()];
    const [owner, ...guests] = people;
    await owner!.context.addInitScript(
      ({ token, email, fullName }) => {
        localStorage.setItem('user-token', JSON.stringify({ token }));
        localStorage.setItem('email', email);
        localStorage.setItem('fullName', fullName);
      },
      { ...account },
    );
    await withoutTimers(owner!.page);
    await owner!.page.goto(`${product.url}/s/${roomId}`);
    await owner!.page.getByRole('button', { name: 'Start meeting' }).click();
    for (const [index, { page }] of guests.entries()) {
      await withoutTimers(page);
      await page.goto(`${product.url}/j/${roomId}`);
      await page.getByLabel('Your name').fill(`Guest ${'AB'[index]}`);
      await page.getByRole('button', { name: 'Join', exact: true }).click();
    }
    for (const { page } of people) {
      await expect(page).toHaveURL(/\/meeting-end$/, { timeout: slowed(120_000) });
      await expect(page.getByRole('heading', { name: 'The meeting has ended' })).toBeVisible();
    }
    // The room disconnects everybody before the end is stored.
    await expect(async () => {
      const data = await product.request.post('/api/get-meeting-data', { data: { roomId } });
      expect(await data.json()).toMatchObject({ isMeetingLive: false });
    }).toPass();
  });
});

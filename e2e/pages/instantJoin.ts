import type { Page } from '@playwright/test';

/** Delays the application's script, as a slow network does, until the returned function is called. */
export async function holdApplication(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/main.*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** Opens an address without waiting for delayed files. */
export const openAtOnce = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

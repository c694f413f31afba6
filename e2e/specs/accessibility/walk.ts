import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';

/** Opens what a page has, looks at it and shuts it again. */
export function walk(page: Page) {
  const menu = page.getByRole('menu');
  const press = (name: string | RegExp, within: Page | Locator = page) =>
    within
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
  const pick = (item: string | RegExp) => menu.getByRole('menuitem', { name: item }).click();
  const shut = async (shown: Locator) => {
    // A locator might find what lies below, once this is gone.
    const element = (await shown.elementHandle())!;
    await page.keyboard.press('Escape');
    await element.waitForElementState('hidden');
  };
  const seen = async (shown: Locator) => {
    await expectAccessible(shown);
    await shut(shown);
  };
  return {
    menu,
    alert: page.getByRole('alertdialog'),
    dialog: (name: string | RegExp) => page.getByRole('dialog', { name, exact: typeof name === 'string' }),
    press,
    pick,
    shut,
    /** Looks at what is open, and closes it by Esc. */
    seen,
    /** Opens menus one after another. */
    async menus(...triggers: (string | RegExp)[]) {
      for (const trigger of triggers) {
        await press(trigger);
        await seen(menu);
      }
    },
    async choose(trigger: string | RegExp, item: string | RegExp) {
      await press(trigger);
      await pick(item);
    },
    async goto(path: string, shown: Locator) {
      await page.goto(path);
      await expect(shown).toBeVisible();
    },
  };
}

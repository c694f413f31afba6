import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';

/** Opens the dialogs and menus of a page, checks them and closes them again. */
export function walk(page: Page) {
  const menu = page.getByRole('menu');
  const press = (name: string | RegExp, within: Page | Locator = page) =>
    within
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
  const pick = (item: string | RegExp) => menu.getByRole('menuitem', { name: item }).click();
  const shut = async (shown: Locator) => {
    // Once the element is gone, the locator might match another element below.
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
    /** Checks the open element and closes it with Esc. */
    seen,
    /** Opens menus one after another and checks each. */
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

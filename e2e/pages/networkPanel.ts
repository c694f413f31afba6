import { expect, type Page } from '@playwright/test';

/** Time-out of a click whose target may disappear; the click is then retried. */
const SHORT_MS = 5_000;

/** My network, at the side of the page. */
export function networkPanel(page: Page) {
  const contact = (name: string) => page.getByRole('group', { name, exact: true });
  return {
    contact,
    group: contact,
    async open() {
      await page.getByRole('button', { name: 'Open My network' }).click();
    },
    async addContact(name: string, email: string) {
      await page.getByRole('button', { name: 'Add contacts' }).click();
      await page.getByRole('menuitem', { name: 'Add contact' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add contact' });
      await dialog.getByLabel('Name').fill(name);
      await dialog.getByLabel('E-mail').fill(email);
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    },
    getPresence: (name: string, presence: 'Online' | 'Offline' | 'Away' | 'Busy') =>
      contact(name).getByRole('img', { name: presence }),
    /** Chooses an entry of the menu of a contact or a group. */
    async choose(name: string, item: string) {
      const actions = contact(name).getByRole('button', { name: /^Actions for/ });
      const entry = page.getByRole('menuitem', { name: item });
      // An event at that moment may draw the row again, which closes its menu.
      await expect(async () => {
        if (!(await entry.isVisible())) await actions.click({ timeout: SHORT_MS });
        await entry.click({ timeout: SHORT_MS });
      }).toPass();
    },
  };
}

import type { Page } from '@playwright/test';

/** The dialog that imports contacts, and the window of the development issuer. */
export function importContacts(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Import contacts' });
  return {
    dialog,
    row: (name: string) => dialog.getByRole('listitem').filter({ hasText: name }),
    async open() {
      await page.getByRole('button', { name: 'Add contacts' }).click();
      await page.getByRole('menuitem', { name: /^Import contacts/ }).click();
    },
    /** Opens the issuer's window. */
    async ask(): Promise<Page> {
      const [issuer] = await Promise.all([
        page.waitForEvent('popup'),
        dialog.getByRole('button', { name: 'Continue with the development source' }).click(),
      ]);
      return issuer;
    },
    /** Grants permission as a person with this number of contacts. The window closes by itself. */
    async permit(issuer: Page, email: string, contacts: number) {
      await issuer.getByLabel('E-mail').fill(email);
      await issuer.getByLabel('Name').fill('Ana Pop');
      await issuer.getByLabel('Contacts to offer').fill(String(contacts));
      await Promise.all([
        issuer.waitForEvent('close'),
        issuer.getByRole('button', { name: 'Continue' }).click({ noWaitAfter: true }),
      ]);
    },
  };
}

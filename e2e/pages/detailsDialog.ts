import type { Page } from '@playwright/test';

/** The dialog behind the dashboard's button 'Start with people'. */
export function detailsDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Start meeting' });
  return {
    dialog,
    async open() {
      await page.getByRole('button', { name: 'Start with people' }).click();
    },
    /** Fills the subject, which is among the collapsed options. */
    async setSubject(subject: string) {
      await dialog.getByRole('button', { name: 'Options' }).click();
      await dialog.getByLabel('Subject').fill(subject);
    },
    /** Chooses a contact from the suggestions. */
    async add(name: string) {
      await dialog.getByRole('combobox', { name: 'Participants' }).fill(name);
      await page.getByRole('option', { name: new RegExp(name) }).click();
    },
    /** Starts the meeting and returns its page, which is another tab. */
    async start(): Promise<Page> {
      const opened = page.context().waitForEvent('page');
      await dialog.getByRole('button', { name: 'Start meeting' }).click();
      return opened;
    },
  };
}

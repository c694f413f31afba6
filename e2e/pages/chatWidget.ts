import type { Page } from '@playwright/test';

/** The floating chat. */
export function chatWidget(page: Page) {
  const composer = page.getByRole('textbox', { name: 'Message', exact: true });
  return {
    composer,
    async open() {
      await page.getByRole('button', { name: /^Open chat/ }).click();
    },
    /** Chooses a conversation from the list. */
    async select(name: string) {
      await page
        .getByRole('list', { name: 'Conversations' })
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .click();
    },
    async send(text: string) {
      await composer.fill(text);
      await composer.press('Enter');
    },
    message: (text: string) => page.getByRole('log', { name: 'Messages' }).getByText(text, { exact: true }),
  };
}

import type { Page } from '@playwright/test';

/** The floating chat. */
export function chatWidget(page: Page) {
  const composer = page.getByRole('textbox', { name: 'Message', exact: true });
  const window = page.getByRole('dialog', { name: 'Chat' });
  // The dashboard has a list with the same name, too.
  const rooms = window.getByRole('list', { name: 'Conversations' });
  return {
    window,
    rooms,
    composer,
    bubble: page.getByRole('button', { name: /^Open chat/ }),
    log: page.getByRole('log', { name: 'Messages' }),
    async open() {
      await page.getByRole('button', { name: /^Open chat/ }).click();
    },
    /** Opens a page with the widget in a window of this width, and selects a conversation. */
    async visit(name: string, width: number) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/dashboard/join');
      await this.open();
      await this.select(name);
    },
    room: (name: string) => rooms.getByRole('button', { name: new RegExp(`^${name}`) }),
    /** Selects a conversation from the list. */
    async select(name: string) {
      await rooms.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    },
    async send(text: string) {
      await composer.fill(text);
      await composer.press('Enter');
    },
    message: (text: string) => page.getByRole('log', { name: 'Messages' }).getByText(text, { exact: true }),
    /** The selected room's title. */
    title: (name: string) => window.getByRole('heading', { level: 3, name }),
    async option(name: string) {
      await page.getByRole('button', { name: 'Room options' }).click();
      await page.getByRole('menuitem', { name }).or(page.getByRole('menuitemcheckbox', { name })).click();
    },
  };
}

import type { Page } from '@playwright/test';

/** The chat's own page. */
export function chatPage(page: Page) {
  const main = page.getByRole('main');
  const rooms = main.getByRole('list', { name: 'Conversations' });
  return {
    main,
    rooms,
    room: (name: string) => rooms.getByRole('button', { name: new RegExp(`^${name}`) }),
    title: (name: string) => main.getByRole('heading', { level: 3, name }),
    composer: main.getByRole('textbox', { name: 'Message', exact: true }),
    log: main.getByRole('log', { name: 'Messages' }),
    message: (text: string) => main.getByRole('log', { name: 'Messages' }).getByText(text, { exact: true }),
    details: main.getByRole('region', { name: 'Details' }),
    async send(text: string) {
      const composer = main.getByRole('textbox', { name: 'Message', exact: true });
      await composer.fill(text);
      await composer.press('Enter');
    },
  };
}

import type { Page } from '@playwright/test';

/** The chat's own page. */
export function chatPage(page: Page) {
  const main = page.getByRole('main');
  const rooms = main.getByRole('list', { name: 'Conversations' });
  const pane = main.getByRole('region', { name: 'Search messages' });
  return {
    main,
    rooms,
    room: (name: string) => rooms.getByRole('button', { name: new RegExp(`^${name}`) }),
    title: (name: string) => main.getByRole('heading', { level: 3, name }),
    composer: main.getByRole('textbox', { name: 'Message', exact: true }),
    log: main.getByRole('log', { name: 'Messages' }),
    message: (text: string) => main.getByRole('log', { name: 'Messages' }).getByText(text, { exact: true }),
    details: main.getByRole('region', { name: 'Details' }),
    search: {
      pane,
      field: pane.getByRole('combobox', { name: 'Search messages' }),
      results: pane.getByRole('list', { name: 'Messages' }).getByRole('button'),
    },
    async send(text: string) {
      const composer = main.getByRole('textbox', { name: 'Message', exact: true });
      await composer.fill(text);
      await composer.press('Enter');
    },
  };
}

import type { Page } from '@playwright/test';

/** The bell in the header and its popover. */
export function bell(page: Page) {
  const box = page.getByRole('dialog', { name: 'Notifications', exact: true });
  return {
    box,
    /** The button's name contains the number of its badge. */
    button: (count = 0) =>
      page.getByRole('button', { name: count ? `Notifications, ${count} new` : 'Notifications', exact: true }),
    items: box.getByRole('listitem'),
    press: (name: string) => box.getByRole('button', { name, exact: true }).click(),
  };
}

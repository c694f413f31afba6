import { expect, type Locator, type Page } from '@playwright/test';

/** Icon that opens the info note beside the heading 'Start a meeting'. */
export const getStartNoteIcon = (page: Page): Locator =>
  page.getByRole('button', { name: 'About: Start a meeting', exact: true });

/** Hovers over the icon until its note is shown: a page that is still loading may move the icon away from the mouse. */
export async function showStartNote(page: Page): Promise<Locator> {
  const note = page.getByRole('note');
  await expect(async () => {
    await page.mouse.move(0, 0);
    await getStartNoteIcon(page).hover();
    await expect(note).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return note;
}

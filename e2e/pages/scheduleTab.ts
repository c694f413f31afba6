import { expect, type Page } from '@playwright/test';

/** Time after which a missing dialog must have been closed again, even on a machine that is four times slower. */
const OPENS_MS = 8_000;

export interface Plan {
  subject?: string;
  /** 'yyyy-MM-dd' and 'HH:mm' in the zone's local time. */
  day?: string;
  time?: string;
  duration?: string;
  timeZone?: string;
  invited?: string;
}

/** The dashboard's list of planned meetings. */
export function scheduleTab(page: Page) {
  const meeting = (subject: string) => page.getByRole('listitem').filter({ hasText: subject });
  const choose = async (subject: string, item: string) => {
    await page.getByRole('button', { name: `More for ${subject}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const fill = async (dialogName: string, plan: Plan, submit: string) => {
    const dialog = page.getByRole('dialog', { name: dialogName });
    if (plan.subject) await dialog.getByLabel('Subject').fill(plan.subject);
    if (plan.day) await dialog.getByLabel('Day and time').fill(plan.day);
    if (plan.time) await dialog.getByLabel('Time', { exact: true }).fill(plan.time);
    if (plan.duration) await dialog.getByLabel('Duration').selectOption({ label: plan.duration });
    if (plan.timeZone) await dialog.getByLabel('Time zone').selectOption(plan.timeZone);
    if (plan.invited !== undefined) await dialog.getByLabel('Invite').fill(plan.invited);
    await dialog.getByRole('button', { name: submit, exact: true }).click();
  };
  return {
    meeting,
    open: () => page.goto('/dashboard/schedule'),
    async plan(plan: Plan) {
      await page.getByRole('button', { name: 'Schedule a meeting' }).first().click();
      await fill('Schedule a meeting', plan, 'Schedule');
    },
    async change(subject: string, plan: Plan) {
      await choose(subject, 'Change');
      await fill('Change', plan, 'Save');
    },
    async callOff(subject: string) {
      await choose(subject, 'Call off');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Call off' }).click();
    },
    /** Returns the private address of the person's calendar feed. */
    async feedAddress(): Promise<string> {
      const shown = page.getByRole('dialog', { name: 'Calendar feed' }).getByText(/\/api\/calendar\//);
      // Closing a notification that arrives at that moment is a click outside the dialog, which closes the dialog as
      // well.
      await expect(async () => {
        if (!(await shown.isVisible())) await page.getByRole('button', { name: 'Calendar feed' }).click();
        await expect(shown).toBeVisible({ timeout: OPENS_MS });
      }).toPass();
      const address = await shown.innerText();
      await page.keyboard.press('Escape');
      return address;
    },
  };
}

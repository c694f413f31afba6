import type { APIRequestContext } from '@playwright/test';
import { acquaint, seeOnline } from '../../fixtures/api.ts';
import { expect, test, type Person } from '../../fixtures/test.ts';
import { detailsDialog } from '../../pages/detailsDialog.ts';
import { callPeople } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';
import { slowed } from '../../fixtures/slowdown.ts';

/**
 * Rings by the API call alone, as the dialog does. The two people are contacts first, because the caller learns nothing
 * about a stranger.
 */
async function ring(request: APIRequestContext, caller: Person, called: Person): Promise<string> {
  await acquaint(request, caller, called);
  await seeOnline(request, caller, called);
  return callPeople(request, caller, called);
}

test('starting with a contact rings them; they accept and both see and hear each other', async ({
  newPerson,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  const bo = await newPerson('Bo Stan');
  await acquaint(request, ana, bo);
  await Promise.all([ana.page.goto('/dashboard/join'), bo.page.goto('/ongoing-meetings')]);
  await seeOnline(request, ana, bo);

  const details = detailsDialog(ana.page);
  await details.open();
  await details.setSubject('Sprint planning');
  await details.add('Bo Stan');
  await expect(details.dialog.getByText('Participants to invite (1)')).toBeVisible();
  const meeting = await details.start();

  // Bo accepts before the caller joins: a call rings for 40 seconds, and a page may take long to load.
  const call = bo.page.getByRole('alertdialog', { name: 'Ana Pop is calling you' });
  await expect(call.getByText('Sprint planning')).toBeVisible();
  const joined = bo.context.waitForEvent('page');
  await call.getByRole('button', { name: 'Accept' }).click();
  const theirs = await joined;
  await expect(call).toBeHidden();
  await meeting.getByRole('button', { name: 'Join', exact: true }).click();
  await theirs.getByRole('button', { name: 'Join', exact: true }).click();
  const [caller, called] = [new RoomGuest(meeting), new RoomGuest(theirs)];
  await Promise.all([caller.seesMoving('Bo Stan'), called.seesMoving('Ana Pop')]);
  await Promise.all([caller.hears('Bo Stan'), called.hears('Ana Pop')]);
  await expect(bo.page.getByText('2 participants')).toBeVisible();
});

test('declining notifies the caller and stops the ringing in other tabs', async ({ newPerson, request }) => {
  const ana = await newPerson('Ana Pop');
  const bo = await newPerson('Bo Stan');
  const second = await bo.context.newPage();
  await Promise.all([
    ana.page.goto('/dashboard/join'),
    bo.page.goto('/ongoing-meetings'),
    second.goto('/meetings-history'),
  ]);
  await ring(request, ana, bo);
  await expect(second.getByRole('button', { name: 'Decline' })).toBeVisible();
  await bo.page.getByRole('button', { name: 'Decline' }).click();
  await expect(second.getByRole('button', { name: 'Decline' })).toBeHidden();
  await expect(ana.page.getByRole('listitem').getByText('Bo Stan declined the call.')).toBeVisible();
});

test('an unanswered call becomes a missed call with a button to join the meeting', async ({ newPerson, request }) => {
  const ana = await newPerson('Ana Pop');
  const bo = await newPerson('Bo Stan');
  await Promise.all([ana.page.goto('/dashboard/join'), bo.page.goto('/dashboard/join')]);
  const roomId = await ring(request, ana, bo);
  await expect(bo.page.getByRole('alertdialog', { name: 'Ana Pop is calling you' })).toBeVisible();
  await expect(ana.page.getByRole('listitem').getByText('Bo Stan did not answer.')).toBeVisible({
    timeout: slowed(120_000),
  });
  await expect(bo.page.getByRole('alertdialog')).toBeHidden();
  await expect(bo.page.getByText('Missed call')).toBeVisible();
  await expect(bo.page.getByText('Ana Pop called you into a meeting.')).toBeVisible();
  const opened = bo.context.waitForEvent('page');
  await bo.page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(await opened).toHaveURL(`/j/${roomId}`);
});

import { post } from '../../fixtures/api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { addContact } from '@meet/contracts/network';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

test('starting with a contact rings them; they accept and both see each other', async ({ newPerson, request }) => {
  const ana = await newPerson('Ana Pop');
  const bo = await newPerson('Bo Stan');
  await post(request, addContact, { contactEmail: bo.email, contactName: 'Bo Stan' } as never, ana.token);
  await Promise.all([ana.page.goto('/dashboard/join'), bo.page.goto('/ongoing-meetings')]);

  await ana.page.getByRole('button', { name: 'Start with people' }).click();
  const dialog = ana.page.getByRole('dialog', { name: 'Start meeting' });
  await dialog.getByLabel('Subject').fill('Sprint planning');
  await dialog.getByRole('combobox', { name: 'Participants' }).fill('Bo');
  await ana.page.getByRole('option', { name: /Bo Stan/ }).click();
  await expect(dialog.getByText('Participants to invite (1)')).toBeVisible();
  const opened = ana.context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'Start meeting' }).click();
  const meeting = await opened;
  await meeting.getByRole('button', { name: 'Start meeting' }).click();

  const call = bo.page.getByRole('alertdialog', { name: 'Ana Pop is calling you' });
  await expect(call.getByText('Sprint planning')).toBeVisible();
  const joined = bo.context.waitForEvent('page');
  await call.getByRole('button', { name: 'Accept' }).click();
  const theirs = await joined;
  await expect(call).toBeHidden();
  await theirs.getByRole('button', { name: 'Join', exact: true }).click();
  await new RoomGuest(meeting).seesMoving('Bo Stan');
  await new RoomGuest(theirs).seesMoving('Ana Pop');
  await expect(bo.page.getByText('2 participants')).toBeVisible();
});

test('declining tells the caller, and other tabs stop ringing', async ({ newPerson, request }) => {
  const ana = await newPerson('Ana Pop');
  const bo = await newPerson('Bo Stan');
  const second = await bo.context.newPage();
  await Promise.all([
    ana.page.goto('/dashboard/join'),
    bo.page.goto('/ongoing-meetings'),
    second.goto('/meetings-history'),
  ]);
  const { roomId } = await (
    await request.post('/api/create-meeting', { data: {}, headers: { 'user-token': ana.token } })
  ).json();
  await request.post('/api/start-meeting-with-contacts', {
    data: { roomId, invitedParticipants: [{ email: bo.email }] },
    headers: { 'user-token': ana.token },
  });
  await expect(second.getByRole('button', { name: 'Decline' })).toBeVisible();
  await bo.page.getByRole('button', { name: 'Decline' }).click();
  await expect(second.getByRole('button', { name: 'Decline' })).toBeHidden();
  await expect(ana.page.getByText('Bo Stan declined the call.')).toBeVisible();
});

import { createChatRoom, sendChatMessage } from '@meet/chat-contract';
import { cancelRings, scheduleMeeting } from '@meet/meetings-contract';
import { acquaint, post } from '../../fixtures/api.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { callPeople } from '../../pages/meeting.ts';

const TEN_MINUTES_MS = 10 * 60_000;

test('the dashboard shows contacts to call, the next meeting, unread conversations and missed calls live', async ({
  newPerson,
  request,
}) => {
  const [ana, bo] = [await newPerson('Ana Pop'), await newPerson('Bo Stan')];
  await acquaint(request, ana, bo);
  const { page } = ana;
  // The bell opens over the page when a notification arrives; an incoming call covers the bell.
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await page.addLocatorHandler(bell, () =>
    // The bell may close by itself, and another notification may open it again while it closes.
    expect(async () => {
      if (await bell.isVisible()) await bell.getByRole('button', { name: 'Close' }).press('Enter', { timeout: 1_000 });
      await expect(bell).toBeHidden({ timeout: 1_000 });
    }).toPass(),
  );
  await Promise.all([page.goto('/dashboard/join'), bo.page.goto('/ongoing-meetings')]);
  const next = page.getByRole('region', { name: 'Next meeting' });
  await expect(next.getByText('No meeting ahead')).toBeVisible();
  await expect(page.getByText('Nothing else is planned for today.')).toBeVisible();
  await expect(page.getByText('You are up to date.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Call Bo Stan' })).toBeVisible();

  const calledInto = await callPeople(request, bo, ana);
  const plan = {
    ...{ subject: 'Weekly planning', description: '', durationInMinutes: 30, timeZone: 'Europe/Bucharest' },
    ...{ startsAt: Date.now() + TEN_MINUTES_MS, invited: [ana.email] },
  };
  await post(request, scheduleMeeting, plan as never, bo.token);
  // The dashboard counts from the beginning of the present minute.
  await expect(next.getByRole('heading', { name: /^In (11|10|9) minutes: Weekly planning$/ })).toBeVisible();
  await expect(next.getByRole('img', { name: 'Bo Stan' })).toBeVisible();
  await expect(next.getByRole('button', { name: 'Join Weekly planning' })).toBeVisible();

  const room = { participants: [ana.email], roomName: 'Launch' };
  const { chatroom } = await post(request, createChatRoom, room as never, bo.token);
  await post(request, sendChatMessage, { chatId: chatroom.chatId, message: 'Ready?' } as never, bo.token);
  const unread = page.getByRole('list', { name: 'Unread conversations' });
  await unread.getByRole('button', { name: /Launch.*1 unread message/ }).click();
  await expect(page.getByRole('dialog', { name: 'Chat' }).getByText('Ready?').first()).toBeVisible();
  await expect(unread).toBeHidden();
  await page.getByRole('button', { name: 'Minimize chat' }).click();

  // An unanswered call also becomes missed, but only after its ringing time; call.spec.ts waits for that.
  await post(request, cancelRings, { roomId: calledInto } as never, bo.token);
  // The bell, which may open at that moment, has an item with the same text.
  const missed = page.getByRole('main').getByRole('listitem').filter({ hasText: 'You missed a call from Bo Stan' });
  await expect(missed).toBeVisible();
  await expectAccessible(missed, 'main');
  await missed.getByRole('button', { name: 'Put away' }).click();
  await expect(missed).toBeHidden();

  const opened = ana.context.waitForEvent('page');
  await next.getByRole('button', { name: 'Join Weekly planning' }).click();
  await expect(await opened).toHaveURL(/\/j\/\d+$/);
});

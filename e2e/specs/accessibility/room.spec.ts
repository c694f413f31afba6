import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newRoom, showNetwork } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';
import { walk } from './walk.ts';

test('a meeting is accessible for a host on a desktop and a guest on a phone', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  const gus = await newVisitor({ viewport: { width: 390, height: 844 } });
  const { page } = ana;
  const { menus, press } = walk(page);
  const roomId = await newRoom(request, ana, { lobby: true });
  await page.goto(`/s/${roomId}`);
  await press('Options');
  await expectAccessible(page.getByLabel('Subject'));
  await gus.page.goto(`/j/${roomId}`);
  await expectAccessible(gus.page.getByLabel('Your name'));

  await press('Start meeting');
  const host = new RoomGuest(page);
  await expect(host.tile('You')).toBeVisible();
  await expectAccessible(page.getByRole('button', { name: 'Add people' }));
  await expectAccessible(host.room.getByRole('toolbar').first());
  await menus('Add people');
  await gus.page.getByLabel('Your name').fill('Gus');
  await gus.page.getByRole('button', { name: 'Join', exact: true }).click();
  const guest = new RoomGuest(gus.page);
  await expectAccessible(guest.room.getByRole('heading', { name: 'Waiting to be let in' }));
  await expectAccessible(host.button('Let in'));
  await host.button('Let in').click();
  await expect(guest.tile('You')).toBeVisible();
  await expectAccessible(guest.room.getByRole('toolbar').first());
  await guest.button('More').click();
  await expectAccessible(guest.room.getByRole('dialog', { name: 'More' }));

  await host.button(/^Participants/).click();
  await expectAccessible(host.room.getByRole('complementary'));
  await host.room.getByRole('complementary').getByRole('button', { name: 'Close' }).click();
  await host.button(/^Chat/).click();
  const pane = host.room.getByRole('complementary', { name: 'Chat' });
  await pane.getByRole('textbox').fill('Hello');
  await page.keyboard.press('Enter');
  await expectAccessible(pane.getByRole('listitem').first());
  await host.button('Close the chat').click();
  for (const name of ['Meeting settings', 'Keyboard shortcuts']) {
    await host.choose(name);
    await expectAccessible(host.room.getByRole('dialog'));
    await page.keyboard.press('Escape');
  }
  await showNetwork(page);
  await expectAccessible(page.getByRole('complementary'));
  await page.keyboard.press('Escape');

  await host.button('Leave the meeting').click();
  await expectAccessible(host.button('End for everyone'));
  await host.button('End for everyone').click();
  await expectAccessible(host.room.getByRole('dialog'));
  await host.room.getByRole('dialog').getByRole('button', { name: 'End for everyone' }).click();
  await expect(page).toHaveURL(/\/meeting-end$/);
  await expectAccessible(page.getByRole('region', { name: 'Who was there' }));
});

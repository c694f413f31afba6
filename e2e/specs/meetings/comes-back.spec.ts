import { expect, test } from '../../fixtures/test.ts';
import { joinOnPage, newRoom, startOnPage } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

test('a guest returns after a lost network and a reload without a click or a second tile', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  const gus = await newVisitor();
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  await joinOnPage(gus.page, roomId, 'Gus Guest');
  const [owner, guest] = [new RoomGuest(ana.page), new RoomGuest(gus.page)];
  await owner.seesMoving('Gus Guest');
  await gus.context.setOffline(true);
  await expect(guest.room.getByText('Connection lost. Reconnecting…')).toBeVisible();
  const room = guest.room.locator('body');
  // The notice disappears after four seconds, so the page itself records that it was there.
  await room.evaluate((element: HTMLElement) =>
    new MutationObserver(() => {
      if (element.innerText.includes('You are back')) element.dataset.wasBack = 'true';
    }).observe(element, { childList: true, subtree: true }),
  );
  await gus.context.setOffline(false);
  await expect(room).toHaveAttribute('data-was-back', 'true');
  await guest.button('Mute microphone').click();
  await expect(owner.tile('Gus Guest, Guest, muted')).toBeVisible();
  await Promise.all([owner.seesMoving('Gus Guest'), guest.seesMoving('Ana Pop')]);

  await gus.page.reload();
  await guest.seesMoving('Ana Pop');
  await owner.seesMoving('Gus Guest');
  await expect(owner.tile('Gus Guest')).toHaveCount(1);
});

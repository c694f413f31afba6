import { uploadAvatar } from '@meet/accounts-contract';
import { post } from '../../fixtures/api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { joinOnPage, newRoom, startOnPage } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

test('a tile without a camera shows the person’s photo, or their initials if there is none', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  await ana.page.goto('/login');
  const avatar = await ana.page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 300 });
    canvas.getContext('2d')!.fillRect(50, 50, 100, 100);
    return canvas.toDataURL('image/png');
  });
  await post(request, uploadAvatar, { avatar }, ana.token);
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  const { page } = await newVisitor();
  await joinOnPage(page, roomId, 'Gus Guest');
  const [host, guest] = [new RoomGuest(ana.page), new RoomGuest(page)];
  // Until the host has joined, the button belongs to the page before the meeting.
  await expect(host.tile('Gus Guest')).toBeVisible();
  await host.button('Turn camera off').click();
  // The tile's label may have further parts.
  const photo = guest.room.getByRole('article', { name: /^Ana Pop,.*camera off/ }).locator('img');
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(host.tile('Gus Guest').locator('img')).toHaveCount(0);
  await expect(host.tile('Gus Guest').getByText('GG')).toBeAttached();
});

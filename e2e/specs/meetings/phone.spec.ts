import { expect, test } from '../../fixtures/test.ts';
import { joinOnPage, newRoom } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36',
};

test('a host and a guest meet and leave on phones, with the controls within the screen', async ({
  newPerson,
  newVisitor,
}) => {
  const ana = await newPerson('Ana Pop', PHONE);
  const { page } = await newVisitor(PHONE);
  await ana.page.goto('/dashboard/join');
  const opened = ana.context.waitForEvent('page');
  await ana.page.getByRole('button', { name: 'Start meeting', exact: true }).tap();
  const meeting = await opened;
  await meeting.getByRole('button', { name: 'Start meeting' }).tap();
  const roomId = new URL(meeting.url()).pathname.split('/').at(-1)!;
  await joinOnPage(page, roomId, 'Gus Guest');
  const [host, guest] = [new RoomGuest(meeting), new RoomGuest(page)];
  await Promise.all([host.seesMoving('Gus Guest'), guest.seesMoving('Ana Pop')]);
  for (const each of [meeting, page]) {
    const width = await each.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.viewport.width);
    const below = await each
      .getByRole('main')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(below).toBe(0);
    const room = new RoomGuest(each);
    for (const name of ['Mute microphone', 'Turn camera off', 'Leave the meeting']) {
      await expect(room.button(name)).toBeInViewport({ ratio: 1 });
    }
  }
  await guest.button('Leave the meeting').tap();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(host.tile('Gus Guest')).toHaveCount(0);
  await host.button('Leave the meeting').tap();
  await expect(meeting).toHaveURL(/\/dashboard\/join$/);
});

for (const way of ['s', 'j'] as const) {
  test(`m/${way}/:id opens the meeting in a phone’s browser`, async ({ newPerson, request }) => {
    const ana = await newPerson('Ana Pop', PHONE);
    const roomId = await newRoom(request, ana);
    await ana.page.goto(`/m/${way}/${roomId}`);
    await ana.page
      .getByRole('button', { name: 'Start meeting' })
      .or(ana.page.getByRole('button', { name: 'Join', exact: true }))
      .tap();
    await expect(new RoomGuest(ana.page).tile('You')).toBeVisible();
  });
}

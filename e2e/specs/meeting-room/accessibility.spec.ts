import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from './harness/roomTest.ts';

const WIDTHS = { phone: [390, 844], tablet: [768, 1024], desk: [1440, 900] } as const;

/** Limits axe to the room; the page around it belongs to the tests. */
const ROOM = 'body';

/** Nobody listens here, and sound would only take processor time from axe. */
const QUIET = { startWithAudioMuted: true };

for (const [device, [width, height]] of Object.entries(WIDTHS)) {
  test(`the room on a ${device} is accessible, and all controls are within the screen`, async ({
    join,
    arrive,
    settings,
  }) => {
    const how = { context: { viewport: { width, height } }, config: QUIET };
    await settings({ lobby: true });
    const host = await join('Hanna', { moderator: true, ...how });
    await expectAccessible(host.room.getByRole('toolbar'), ROOM);

    const ana = await arrive('Ana Pop', how);
    await expectAccessible(ana.room.getByRole('heading', { name: 'Waiting to be let in' }), ROOM);
    await host.button('Let in').click();
    await host.seesMoving('Ana Pop');
    if (device === 'phone') await host.choose('Participants');
    else await host.button(/^Participants/).click();
    await expectAccessible(host.room.getByRole('complementary'), ROOM);
    await host.room.getByRole('complementary').getByRole('button', { name: 'Close' }).click();
    await host.button('More').click();
    await expectAccessible(host.room.getByRole('dialog', { name: 'More' }), ROOM);
    await host.room.getByRole('dialog').getByRole('button', { name: 'Meeting settings' }).click();
    await expectAccessible(host.room.getByRole('dialog'), ROOM);
    await host.page.keyboard.press('Escape');

    for (const button of await host.room.getByRole('toolbar').getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(width);
      expect(box!.y + box!.height).toBeLessThanOrEqual(height);
    }
  });
}

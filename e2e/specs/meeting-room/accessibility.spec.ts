import AxeBuilder from '@axe-core/playwright';
import type { RoomGuest } from './harness/RoomGuest.ts';
import { expect, test } from './harness/roomTest.ts';

const WIDTHS = { phone: [390, 844], tablet: [768, 1024], desk: [1440, 900] } as const;

const violations = async ({ page }: RoomGuest) =>
  (await new AxeBuilder({ page }).include(['iframe', 'body']).analyze()).violations.map(({ id, nodes }) => [
    id,
    nodes[0]?.html,
  ]);

for (const [device, [width, height]] of Object.entries(WIDTHS)) {
  test(`on a ${device} everything is in reach and clean`, async ({ join, arrive, settings }) => {
    const context = { viewport: { width, height } };
    await settings({ lobby: true });
    const host = await join('Hanna', { moderator: true, context });
    expect(await violations(host)).toEqual([]);

    const ana = await arrive('Ana Pop', { context });
    await expect(ana.room.getByRole('heading', { name: 'Waiting to be let in' })).toBeVisible();
    expect(await violations(ana)).toEqual([]);
    await host.button('Let in').click();
    await host.seesMoving('Ana Pop');
    await host.button(/^Participants/).click();
    expect(await violations(host)).toEqual([]);
    await host.room.getByRole('complementary').getByRole('button', { name: 'Close' }).click();
    await host.button('Meeting settings').click();
    expect(await violations(host)).toEqual([]);
    await host.page.keyboard.press('Escape');

    for (const button of await host.room.getByRole('toolbar').getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(width);
      expect(box!.y + box!.height).toBeLessThanOrEqual(height);
    }
  });
}

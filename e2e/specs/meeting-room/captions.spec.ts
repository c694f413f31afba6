import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { canListen } from './harness/canListen.ts';
import { expect, test } from './harness/roomTest.ts';

const CONFIG = { defaultLanguage: 'en' };

test('captions are off until a person turns them on, and stop while the speaker is muted', async ({ join }) => {
  const [ana, ben] = [await join('Ana Pop', { config: CONFIG }), await join('Ben Lee', { config: CONFIG })];
  await expect(ana.tile('Ben Lee')).toBeVisible();
  const bens = await canListen(ben);
  await canListen(ana);
  expect(await bens.isRequested()).toBe(false);
  await ben.choose('Captions');
  await expect.poll(bens.isRequested).toBe(true);
  await bens.hear('Good mor', false);
  await expect(ben.room.getByText('Good mor')).toBeVisible();
  await expect(ana.room.getByText('Good mor')).toHaveCount(0);

  await ana.choose('Captions');
  await expect(async () => {
    await bens.hear('Good morning, everybody', true);
    await expect(ana.room.locator('.caption').last()).toHaveText('Ben Lee Good morning, everybody', { timeout: 2_000 });
  }).toPass();
  // A caption stays for six seconds, and axe may take longer.
  const talking = setInterval(() => void bens.hear('Good morning, everybody', true), 1_000);
  await expectAccessible(ana.room.locator('.captions'), '.captions').finally(() => clearInterval(talking));

  await ben.button('Mute microphone').click();
  await expect.poll(bens.isRequested).toBe(false);
});

import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import type { RoomGuest } from './harness/RoomGuest.ts';
import { expect, test } from './harness/roomTest.ts';

const CONFIG = { defaultLanguage: 'en' };

/**
 * Replaces speech recognition in the room's page: it recognises the text of `hear`, whereas Chromium's needs a remote
 * service.
 */
async function canListen(guest: RoomGuest) {
  const frame = guest.page.frames().find((one) => one.parentFrame())!;
  await frame.evaluate(() => {
    class Recognizer extends EventTarget {
      start() {
        Object.assign(window, { heard: this });
      }
      abort() {
        Object.assign(window, { heard: undefined });
      }
    }
    Object.assign(window, { SpeechRecognition: Recognizer });
  });
  return {
    isAsked: () => frame.evaluate(() => (window as { heard?: unknown }).heard !== undefined),
    hear: (transcript: string, isFinal: boolean) =>
      frame.evaluate(
        ([said, final]) => {
          const results = [{ isFinal: final, 0: { transcript: said } }];
          const event = Object.assign(new Event('result'), { resultIndex: 0, results });
          (window as unknown as { heard: EventTarget }).heard.dispatchEvent(event);
        },
        [transcript, isFinal] as const,
      ),
  };
}

test('captions are off until a person turns them on, and stop while the speaker is muted', async ({ join }) => {
  const [ana, ben] = [await join('Ana Pop', { config: CONFIG }), await join('Ben Lee', { config: CONFIG })];
  await expect(ana.tile('Ben Lee')).toBeVisible();
  const bens = await canListen(ben);
  await canListen(ana);
  expect(await bens.isAsked()).toBe(false);
  await ben.choose('Captions');
  await expect.poll(bens.isAsked).toBe(true);
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
  await expect.poll(bens.isAsked).toBe(false);
});

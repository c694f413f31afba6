import { FULL_CHROMIUM } from '../../fixtures/chromium.ts';
import { expect, test } from '../../fixtures/test.ts';
import { joinOnPage, newRoom, startOnPage } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

test.use({ launchOptions: FULL_CHROMIUM });

const CASES = [
  {
    who: 'who refuses camera and microphone',
    missingFlag: '--use-fake-ui-for-media-stream',
    permissions: [],
    said: 'Microphone access is blocked. Allow it in the browser’s address bar to be heard.',
  },
  {
    who: 'who has neither camera nor microphone',
    missingFlag: '--use-fake-device-for-media-stream',
    permissions: ['camera', 'microphone'],
    said: 'No microphone was found. You can join and listen.',
  },
];

for (const { who, missingFlag, permissions, said } of CASES) {
  test(`a person ${who} is notified, but still sees and hears the others`, async ({
    newPerson,
    playwright,
    launchOptions,
    baseURL,
    request,
  }) => {
    const ana = await newPerson('Ana Pop');
    const roomId = await newRoom(request, ana);
    await startOnPage(ana.page, roomId);
    // These flags apply to a whole browser, so this person gets one of their own.
    const args = launchOptions.args?.filter((flag) => !flag.startsWith(missingFlag));
    const bare = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await bare.newPage({ baseURL, permissions });
    await page.goto(`/j/${roomId}`);
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await joinOnPage(page, roomId, 'Gus Guest');
    const guest = new RoomGuest(page);
    await guest.seesMoving('Ana Pop');
    await guest.hears('Ana Pop');
    await expect(new RoomGuest(ana.page).tile('Gus Guest, Guest, muted, camera off')).toBeVisible();
    await bare.close();
  });
}

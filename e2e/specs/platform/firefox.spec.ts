import { newAccount } from '../../fixtures/api.ts';
import { expect, test } from '../../fixtures/firefox.ts';
import { newRoom, startOnPage } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

// One worker, and therefore one Firefox, for the whole file.
test.describe.configure({ mode: 'default' });

const WARNING = 'Your browser is not fully supported';
const TEXT = 'For the best experience we recommend Google Chrome on a computer.';

test('people in Firefox and Chromium see and hear each other in a meeting', async ({ firefox, newPerson, request }) => {
  const fia = await newAccount(request, 'Fia Fuchs');
  await firefox.signIn(fia.email);
  await firefox.find('heading', 'Hello Fia');

  const ana = await newPerson('Ana Pop');
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  await firefox.open(`/j/${roomId}`);
  await firefox.press('Join');
  const [theirs, hers] = [new RoomGuest(ana.page), await firefox.room()];
  await theirs.seesMoving('Fia Fuchs');
  await hers.seesMoving('Ana Pop');
  await theirs.hears('Fia Fuchs');
  await hers.hears('Ana Pop');

  for (const path of [['More'], ['More', 'Devices'], ['More', 'Keyboard shortcuts']]) {
    for (const name of path) {
      await hers.press(name);
      await hers.find('dialog', name);
    }
    await firefox.page.keyboard.press('Escape');
    await expect.poll(() => hers.count('dialog', path.at(-1)!)).toBe(0);
    await expect.poll(() => hers.hasFocus('button', 'More')).toBe(true);
  }

  await hers.press('Leave the meeting');
  await expect(theirs.tile('Fia Fuchs')).toHaveCount(0);
});

test('a visitor with Firefox is warned on the home page, before a meeting opens, and on the join page', async ({
  firefox,
  request,
}) => {
  const roomId = await newRoom(request, await newAccount(request, 'Ana Pop'));
  await firefox.open('/');
  await firefox.find('dialog', WARNING);
  await firefox.press('Ok');
  await expect.poll(() => firefox.count('dialog', WARNING)).toBe(0);
  await firefox.fill('Room id/Moderator email', roomId);
  await firefox.fill('Your name', 'Vera');
  await firefox.press('Join meeting');
  await firefox.find('dialog', WARNING);
  await firefox.press('Continue to meeting');
  await firefox.otherTab(`/j/${roomId}`);

  await firefox.open(`/j/${roomId}`);
  await firefox.find('button', 'Copy link');
  await firefox.findText(TEXT);
  expect(await firefox.count('dialog', WARNING)).toBe(0);
});

test('no word of the menu is cut off in a narrow Firefox window', async ({ firefox, request }) => {
  const fia = await newAccount(request, 'Fia Fuchs');
  await firefox.page.setViewport({ width: 390, height: 844 });
  await firefox.enter(fia);
  await firefox.open('/dashboard/join');
  await firefox.press('Ok');
  const menu = await firefox.find('navigation', 'Main navigation');
  expect(await menu.evaluate(wordsCut)).toEqual([]);
});

/** Runs in a page: returns the words that are higher or wider than their boxes. */
function wordsCut(menu: Element): string[] {
  return [...menu.querySelectorAll('span')]
    .filter(
      ({ clientHeight, scrollHeight, clientWidth, scrollWidth }) =>
        clientHeight > 0 && (scrollHeight > clientHeight || scrollWidth > clientWidth),
    )
    .map(({ textContent }) => textContent);
}

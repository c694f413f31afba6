import { newChatRoom, say } from '../../fixtures/chatRooms.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chatPage } from '../../pages/chatPage.ts';

const PHONE = { width: 390, height: 844 };

test('a person searches all rooms and one room, and opens what is found', async ({ newPerson, request }) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  const launch = await newChatRoom(request, ana, 'Launch', ben);
  const lunch = await newChatRoom(request, ana, 'Lunch break', ben);
  for (let at = 1; at <= 21; at += 1) await say(request, ana, launch, `Tulips, delivery ${at}`);
  await say(request, ben, lunch, `${'Words before. '.repeat(20)}The **tulips** are ordered`);
  const { page } = ana;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/chat/${launch}`);
  const { search, main, title, composer } = chatPage(page);
  await expect(composer).toBeFocused();

  // The key opens the search from the composer. The filters are explained before anything is typed.
  await page.keyboard.press('ControlOrMeta+Shift+f');
  await expect(search.field).toBeFocused();
  await expect(search.pane.getByText('a person', { exact: true })).toBeVisible();
  await expectAccessible(search.pane);
  await page.keyboard.type('tul');
  await expect(search.pane.getByText('Latest messages: 20')).toBeVisible();
  await expect(search.results.first()).toHaveText(/Ben Okafor.*in Lunch break.*… .{0,20}The tulips are ordered/);
  await expect(search.results.first().locator('mark')).toHaveText('tul');
  await expectAccessible(search.pane);
  await search.pane.getByRole('button', { name: 'Show more' }).click();
  await expect(search.pane.getByText('Messages found: 22')).toBeVisible();

  // Filters complete the names of people and rooms by keyboard.
  await search.pane.getByRole('button', { name: 'from: a person' }).click();
  await page.keyboard.type('oka');
  await expect(page.getByRole('option', { name: 'Ben Okafor' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(search.field).toHaveValue('tul from:"Ben Okafor" ');
  await expect(search.results).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/chat/${lunch}/1#search=`));
  await expect(title('Lunch break')).toBeVisible();
  await expect(main.getByRole('log', { name: 'Messages' }).getByText('tulips')).toBeVisible();
  await expect(composer).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search.results).toBeFocused();

  // The menu of a room searches this room alone.
  await page.goBack();
  await expect(title('Launch')).toBeVisible();
  await main.getByRole('button', { name: 'Room options' }).click();
  await page.getByRole('menuitem', { name: 'Search in this room' }).click();
  await expect(search.field).toHaveValue('in:Launch ');
  await search.field.fill('in:Launch tulips "delivery 7"');
  await expect(search.results).toHaveText([/Tulips, delivery 7/]);
  await search.field.fill('in:Launch roses');
  await expect(search.pane.getByText('No messages found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search.pane).toHaveCount(0);
  await expect(chatPage(page).room('Launch')).toBeVisible();
});

test('a phone shows the results, the opened message, and the results again', async ({ newPerson, request }) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  const launch = await newChatRoom(request, ana, 'Launch', ben);
  await say(request, ben, launch, 'The tulips are ordered');
  await say(request, ben, launch, 'Tulips again');
  const { page } = ana;
  await page.setViewportSize(PHONE);
  await page.goto('/chat');
  const { search, main, message, rooms } = chatPage(page);
  await main.getByRole('button', { name: 'Search messages' }).click();
  await search.field.fill('tulips');
  await expect(search.results).toHaveCount(2);
  await expect(rooms).toHaveCount(0);
  await search.results.filter({ hasText: 'ordered' }).click();
  await expect(message('The tulips are ordered')).toBeInViewport();
  await expect(search.pane).toHaveCount(0);
  await page.goBack();
  await expect(search.results.filter({ hasText: 'ordered' })).toBeFocused();
  await expectAccessible(search.pane);
  await search.results.filter({ hasText: 'again' }).click();
  await main.getByRole('button', { name: 'Back to conversations' }).click();
  await expect(search.field).toHaveValue('tulips ');
  await search.pane.getByRole('button', { name: 'Close' }).click();
  await expect(search.pane).toHaveCount(0);
});

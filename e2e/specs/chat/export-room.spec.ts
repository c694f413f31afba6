import { deleteChatMessage, pinChatMessage } from '@meet/chat-contract';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { post } from '../../fixtures/api.ts';
import { newChatRoom, say } from '../../fixtures/chatRooms.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chatPage } from '../../pages/chatPage.ts';
import { chatWidget } from '../../pages/chatWidget.ts';

for (const width of [1440, 390]) {
  test(`an owner, but no other member, exports a room as HTML and JSON at ${width} px`, async ({
    newPerson,
    request,
    browser,
  }, testInfo) => {
    const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
    const launch = await newChatRoom(request, ana, 'Launch', ben);
    await say(request, ben, launch, 'The launch is on **Monday** <script>document.title = "run"</script>');
    await say(request, ben, launch, 'The code is 4711');
    await say(request, ana, launch, 'שלום, see https://example.org');
    await post(request, deleteChatMessage, { chatId: launch, sequence: 2 } as never, ben.token);
    await post(request, pinChatMessage, { chatId: launch, sequence: 3, isPinned: true } as never, ana.token);
    for (const { page } of [ana, ben]) await page.setViewportSize({ width, height: 800 });

    const { page } = ana;
    await page.goto(`/chat/${launch}`);
    await expect(chatPage(page).title('Launch')).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Export room' });
    const openDialog = async () => {
      await page.getByRole('button', { name: 'Room options' }).focus();
      await page.keyboard.press('Enter');
      const entry = page.getByRole('menuitem', { name: 'Export room…' });
      await expect(entry).toBeVisible();
      // One letter only: the menu takes a letter that comes late for the first one of another entry.
      await page.keyboard.type('E');
      await expect(entry).toHaveAttribute('data-highlighted');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
    };
    const save = async () => {
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Export', exact: true }).press('Enter');
      const saved = await download;
      await expect(page.getByText(`The room was exported as ${saved.suggestedFilename()}.`)).toBeVisible();
      await expect(dialog).toHaveCount(0);
      return saved;
    };
    await openDialog();
    await expectAccessible(dialog);
    const html = await save();
    expect(html.suggestedFilename()).toMatch(/^Launch \d{4}-\d\d-\d\d\.html$/);
    await openDialog();
    await dialog.getByRole('radio', { name: 'To read (HTML)' }).press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: 'For programs (JSON)' })).toBeChecked();
    const json = await save();
    expect(json.suggestedFilename()).toMatch(/\.json$/);
    const { messages } = JSON.parse(await readFile(await json.path(), 'utf8')) as { messages: { text: string }[] };
    expect(messages.map(({ text }) => text)).toEqual([
      'The launch is on **Monday** <script>document.title = "run"</script>',
      '',
      'שלום, see https://example.org',
    ]);

    // Opens the saved file without a network.
    const place = testInfo.outputPath('launch.html');
    await html.saveAs(place);
    expect(await readFile(place, 'utf8')).not.toContain('4711');
    const context = await browser.newContext({ offline: true, viewport: { width, height: 800 } });
    const file = await context.newPage();
    const broken: string[] = [];
    file.on('console', (message) => broken.push(message.text()));
    file.on('request', (request) => {
      if (!request.url().startsWith('file:')) broken.push(request.url());
    });
    await file.goto(pathToFileURL(place).href);
    await expect(file).toHaveTitle('Launch');
    await expect(file.getByRole('heading', { level: 1, name: 'Launch' })).toBeVisible();
    await expect(file.getByText('The launch is on Monday <script>')).toBeVisible();
    await expect(file.getByText('Monday', { exact: true })).toHaveCSS('font-weight', '700');
    await expect(file.getByText('This message was deleted.')).toBeVisible();
    await expect(file.getByText('שלום')).toHaveCSS('direction', 'rtl');
    await expect(file.getByRole('link', { name: 'https://example.org' })).toBeVisible();
    await expect(file.getByText('End of the room: 3 messages')).toBeVisible();
    expect(await file.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(file.getByRole('main'));
    expect(broken).toEqual([]);
    await context.close();

    // The other member sees no export entry, on the page and in the widget.
    for (const visit of [() => ben.page.goto(`/chat/${launch}`), () => chatWidget(ben.page).visit('Launch', width)]) {
      await visit();
      await ben.page.getByRole('button', { name: 'Room options' }).click();
      await expect(ben.page.getByRole('menuitem', { name: 'Room Members' })).toBeVisible();
      await expect(ben.page.getByRole('menuitem', { name: 'Export room…' })).toHaveCount(0);
    }
  });
}

test('an owner exports a room from the widget', async ({ newPerson, request }) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  const launch = await newChatRoom(request, ana, 'Launch', ben);
  await say(request, ben, launch, 'The launch is on Monday');
  const widget = chatWidget(ana.page);
  await widget.visit('Launch', 1440);
  await widget.option('Export room…');
  const download = ana.page.waitForEvent('download');
  await ana.page.getByRole('button', { name: 'Export', exact: true }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('The launch is on Monday');
});

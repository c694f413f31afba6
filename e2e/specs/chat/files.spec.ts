import { createChatRoom, getChatFile, removeChatMember } from '@meet/chat-contract';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { post } from '../../fixtures/api.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test, type Person } from '../../fixtures/test.ts';
import { chatWidget } from '../../pages/chatWidget.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

async function openTogether(request: Parameters<typeof post>[0], ana: Person, ben: Person) {
  const input = { participants: [ben.email], roomName: 'Launch' };
  const { chatroom } = await post(request, createChatRoom, input as never, ana.token);
  await Promise.all([ana.page.goto('/dashboard/join'), ben.page.goto('/dashboard/join')]);
  const [mine, his] = [chatWidget(ana.page), chatWidget(ben.page)];
  for (const widget of [mine, his]) {
    await widget.open();
    await widget.select('Launch');
    await expect(widget.composer).toBeVisible();
  }
  return { chatId: chatroom.chatId, mine, his };
}

/** Returns a picture of 640 × 480 pixels in the form of a drag from another window. */
const draggedPicture = (page: Page, name: string) =>
  page.evaluateHandle(async (name) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [640, 480];
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#7a5cff';
    context.fillRect(0, 0, 640, 480);
    context.fillStyle = '#ffd166';
    context.fillRect(80, 80, 200, 200);
    const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), 'image/png'));
    const transfer = new DataTransfer();
    transfer.items.add(new File([blob], name, { type: 'image/png' }));
    return transfer;
  }, name);

test('a picture dropped into a room shows live to the other person, who opens it large', async ({
  newPerson,
  request,
}) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  const { mine, his } = await openTogether(request, ana, ben);
  const dataTransfer = await draggedPicture(ana.page, 'Harbour.png');
  // A browser repeats the event while the file is held over the page.
  await expect(async () => {
    await mine.log.or(mine.window.getByText('No messages yet.').last()).dispatchEvent('dragover', { dataTransfer });
    const hint = mine.window.getByRole('status').filter({ hasText: 'Drop files to send them here' });
    await expect(hint).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await mine.composer.dispatchEvent('drop', { dataTransfer });
  const tray = mine.window.getByRole('list', { name: 'Files to send' });
  await expect(tray).toContainText('Harbour.png');
  await expectAccessible(tray, '[role=dialog]');
  await mine.window.getByRole('button', { name: 'Send', exact: true }).click();
  const picture = his.log.getByRole('img', { name: 'Harbour.png' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  await expect(mine.log.getByRole('img', { name: 'Harbour.png' })).toBeVisible();
  await expect(tray).toHaveCount(0);
  await expectAccessible(picture, '[role=dialog]');
  await his.log.getByRole('button', { name: 'Open Harbour.png' }).click();
  const large = ben.page.getByRole('dialog', { name: 'Harbour.png' });
  await expect(large.getByRole('img', { name: 'Harbour.png' })).toBeVisible();
  await expectAccessible(large, '[role=dialog]');
  const download = ben.page.waitForEvent('download');
  await large.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('Harbour.png');
});

test('a document is attached by keyboard and downloaded unchanged by the other person', async ({
  newPerson,
  request,
}) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  const { mine, his } = await openTogether(request, ana, ben);
  const chooser = ana.page.waitForEvent('filechooser');
  // On a slow machine, the composer may take the focus once more after it has appeared.
  await mine.window.getByRole('button', { name: 'Attach files' }).press('Enter');
  await (await chooser).setFiles({ name: 'Plan for May.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(mine.window.getByRole('list', { name: 'Files to send' })).toContainText('Plan for May.pdf');
  await expect(mine.composer).toBeFocused();
  await ana.page.keyboard.press('Enter');
  const save = his.log.getByRole('button', { name: 'Download Plan for May.pdf' });
  await expect(save).toBeVisible();
  const download = ben.page.waitForEvent('download');
  await save.press('Enter');
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('Plan for May.pdf');
  expect(await readFile(await saved.path())).toEqual(PDF);
});

test('an invalid file shows the reason for its refusal, and a failed upload can be retried', async ({
  newPerson,
  request,
}) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  const { mine, his } = await openTogether(request, ana, ben);
  const tray = mine.window.getByRole('list', { name: 'Files to send' });
  const attach = (name: string, buffer: Buffer) =>
    mine.window.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

  await attach('setup.exe', Buffer.from('MZ'));
  await expect(tray.getByRole('alert')).toContainText('Files of this type cannot be sent.');
  await expect(mine.window.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await tray.getByRole('button', { name: 'Remove setup.exe' }).click();

  const huge = await ana.page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(25_000_001)], 'huge.pdf'));
    return transfer;
  });
  await mine.composer.dispatchEvent('drop', { dataTransfer: huge });
  await expect(tray.getByRole('alert')).toHaveText('The file is too large: it cannot have more than 25 MB.');
  await tray.getByRole('button', { name: 'Remove huge.pdf' }).click();

  await attach('empty.pdf', Buffer.alloc(0));
  await expect(tray.getByRole('alert')).toHaveText('The file is empty.');
  await tray.getByRole('button', { name: 'Remove empty.pdf' }).click();

  await attach('lie.pdf', Buffer.from('<script>alert(1)</script>'));
  await mine.window.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(tray.getByRole('alert')).toContainText(
    'Not sent – The file’s content does not fit its ending .pdf, or the file is damaged.',
  );
  await tray.getByRole('button', { name: 'Remove lie.pdf' }).click();

  await ana.page.route('**/api/upload-chat-file*', (route) => route.abort());
  await attach('late.pdf', PDF);
  await mine.window.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(tray.getByRole('alert')).toContainText('Not sent –');
  await ana.page.unroute('**/api/upload-chat-file*');
  await tray.getByRole('button', { name: 'Retry: late.pdf' }).click();
  await expect(his.log.getByRole('button', { name: 'Download late.pdf' })).toHaveCount(1);
  await expect(tray).toHaveCount(0);
});

test('a person who was removed from a room can no longer fetch its files', async ({ newPerson, request }) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  const { chatId, mine, his } = await openTogether(request, ana, ben);
  const requested = ben.page.waitForRequest((seen) => seen.url().includes(`/api/${getChatFile.path}`));
  const dataTransfer = await draggedPicture(ana.page, 'Secret.png');
  await mine.composer.dispatchEvent('drop', { dataTransfer });
  await mine.window.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(his.log.getByRole('img', { name: 'Secret.png' })).toBeVisible();
  const url = (await requested).url();
  const statusFor = async (person: Person) =>
    (await request.get(url, { headers: { 'user-token': person.token } })).status();
  expect([await statusFor(ana), await statusFor(ben)]).toEqual([200, 200]);
  await post(request, removeChatMember, { chatId, participantToRemove: ben.email } as never, ana.token);
  expect([await statusFor(ana), await statusFor(ben)]).toEqual([200, 404]);
  expect((await request.get(url)).status()).toBe(401);
  await expect(his.log.getByRole('img', { name: 'Secret.png' })).toHaveCount(0);
});

test('a pasted picture shows to the other person, and an attached sound can be played', async ({
  newPerson,
  request,
}) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  const { mine, his } = await openTogether(request, ana, ben);
  const dataTransfer = await draggedPicture(ana.page, 'image.png');
  await mine.composer.evaluate(
    (field, clipboardData) =>
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })),
    dataTransfer,
  );
  await mine.composer.fill('Look at this');
  await mine.composer.press('Enter');
  await expect(his.message('Look at this')).toBeVisible();
  await expect(his.log.getByRole('img', { name: 'image.png' })).toBeVisible();

  const wave = Buffer.alloc(44 + 8_000, 128);
  wave.write('RIFF', 0);
  wave.writeUInt32LE(36 + 8_000, 4);
  wave.write('WAVEfmt ', 8);
  for (const [at, value] of [
    [16, 16],
    [24, 8_000],
    [28, 8_000],
    [40, 8_000],
  ] as const)
    wave.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    wave.writeUInt16LE(value, at);
  wave.write('data', 36);
  await mine.window
    .locator('input[type=file]')
    .setInputFiles({ name: 'Silence.wav', mimeType: 'audio/wav', buffer: wave });
  await mine.composer.press('Enter');
  await his.log.getByRole('button', { name: 'Play Silence.wav' }).click();
  const player = his.log.locator('audio');
  await expect(player).toHaveAttribute('aria-label', 'Silence.wav');
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration)).toBe(1);
});

import { createChatRoom } from '@meet/chat-contract';
import { newAccount, post } from '../../fixtures/api.ts';
import { startOwnProduct, type OwnProduct } from '../../fixtures/ownProduct.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chatWidget } from '../../pages/chatWidget.ts';

test.describe('a storage of one megabyte', () => {
  let product: OwnProduct;
  test.beforeAll(async () => {
    product = await startOwnProduct({ CHAT_STORAGE_ACCOUNT_MB: '1' });
  });
  test.afterAll(() => product.stop());

  test('refuses a file that does not fit, keeps it in the composer, and shows its use in the profile', async ({
    newVisitor,
  }) => {
    const [ana, ben] = [await newAccount(product.request, 'Ana Pop'), await newAccount(product.request, 'Ben Okafor')];
    const input = { participants: [ben.email], roomName: 'Launch' };
    await post(product.request, createChatRoom, input as never, ana.token);
    const { page, context } = await newVisitor();
    await context.addInitScript(
      ({ token, email, fullName }) => {
        localStorage.setItem('user-token', JSON.stringify({ token }));
        localStorage.setItem('email', email);
        localStorage.setItem('fullName', fullName);
      },
      { ...ana },
    );
    await page.goto(`${product.url}/dashboard/join`);
    const widget = chatWidget(page);
    await widget.open();
    await widget.select('Launch');
    const attach = async (name: string, bytes: number) => {
      const chooser = page.waitForEvent('filechooser');
      await widget.window.getByRole('button', { name: 'Attach files' }).click();
      await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.alloc(bytes, 'a') });
      await widget.window.getByRole('button', { name: 'Send', exact: true }).click();
    };
    await attach('first.txt', 600_000);
    await expect(widget.log.getByRole('button', { name: 'Download first.txt' })).toBeVisible();
    await attach('second.txt', 500_000);
    const tray = widget.window.getByRole('list', { name: 'Files to send' });
    await expect(tray.getByRole('alert')).toContainText('Your storage is full: 600 kB of 1 MB are in use');
    await expect(tray).toContainText('second.txt');
    await expect(tray.getByRole('button', { name: 'Remove second.txt' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    const profile = page.getByRole('dialog', { name: 'Profile' });
    await expect(profile.getByRole('progressbar', { name: 'Storage: 600 kB of 1 MB' })).toBeVisible();
  });
});

import { newAccount } from '../../fixtures/api.ts';
import { hasLiveKit, LIVEKIT_BINARY, NO_LIVEKIT } from '../../fixtures/livekit.ts';
import { startOwnProduct, type OwnProduct } from '../../fixtures/ownProduct.ts';
import { slowed } from '../../fixtures/slowdown.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newRoom, SMALL } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

test.skip(!hasLiveKit, NO_LIVEKIT);

test.describe('a product that runs a LiveKit server', () => {
  let product: OwnProduct;
  test.beforeAll(async () => {
    product = await startOwnProduct({ LIVEKIT_BINARY });
  });
  test.afterAll(() => product.stop());

  test('carries a meeting over it: three people see each other, and the page’s policy refuses nothing', async ({
    newVisitor,
  }) => {
    const account = await newAccount(product.request, 'Ana Pop');
    const roomId = await newRoom(product.request, account);
    const owner = await newVisitor(SMALL);
    await owner.context.addInitScript(
      ({ token, email, fullName }) => {
        localStorage.setItem('user-token', JSON.stringify({ token }));
        localStorage.setItem('email', email);
        localStorage.setItem('fullName', fullName);
      },
      { ...account },
    );
    const scripts: string[] = [];
    owner.page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await owner.page.goto(`${product.url}/s/${roomId}`);
    await owner.page.getByRole('button', { name: 'Start meeting' }).click();
    const pages = [owner.page];
    for (const name of ['Ben', 'Chloé']) {
      const { page } = await newVisitor(SMALL);
      await page.goto(`${product.url}/j/${roomId}`);
      await page.getByLabel('Your name').fill(name);
      await page.getByRole('button', { name: 'Join', exact: true }).click();
      pages.push(page);
    }
    await Promise.all(pages.map((page) => new RoomGuest(page).seesAllMoving(3, slowed(60_000))));
    expect(scripts.filter((path) => /\/assets\/livekit\..*\.js$/.test(path))).toHaveLength(1);
  });
});

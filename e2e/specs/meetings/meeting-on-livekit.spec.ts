import { endMeeting } from '@meet/meetings-contract';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { newAccount, post } from '../../fixtures/api.ts';
import { hasLiveKit, LIVEKIT_BINARY, NO_LIVEKIT } from '../../fixtures/livekit.ts';
import { startOwnProduct, type OwnProduct } from '../../fixtures/ownProduct.ts';
import { slowed } from '../../fixtures/slowdown.ts';
import { expect, test, type Visitor } from '../../fixtures/test.ts';
import { newRoom, SMALL } from '../../pages/meeting.ts';
import { openRecordings, playRecording, saveRecording, watchParts } from '../../pages/recordings.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

test.skip(!hasLiveKit, NO_LIVEKIT);

test.describe('a product that runs a LiveKit server', () => {
  let product: OwnProduct;
  test.beforeAll(async () => {
    product = await startOwnProduct({ LIVEKIT_BINARY, RECORDINGS: 'true' });
  });
  test.afterAll(() => product.stop());

  test('connects three people over it without breaking the page’s security policy', async ({ newVisitor }) => {
    const { owner, roomId } = await newHost(newVisitor);
    const scripts: string[] = [];
    owner.page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await owner.page.goto(`${product.url}/s/${roomId}`);
    await owner.page.getByRole('button', { name: 'Start meeting' }).click();
    const pages = [owner.page];
    for (const name of ['Ben', 'Chloé']) pages.push(await join(newVisitor, roomId, name));
    await Promise.all(pages.map((page) => new RoomGuest(page).seesAllMoving(3, slowed(60_000))));
    expect(scripts.filter((path) => /\/assets\/livekit\..*\.js$/.test(path))).toHaveLength(1);
  });

  test('lets a host record the video and sound that come over it', async ({ newVisitor }) => {
    const { owner, account, roomId } = await newHost(newVisitor);
    await owner.page.goto(`${product.url}/s/${roomId}`);
    await owner.page.getByRole('button', { name: 'Start meeting' }).click();
    await join(newVisitor, roomId, 'Ben');
    const host = new RoomGuest(owner.page);
    await host.seesMoving('Ben');
    // The host's camera and microphone are off, so that picture and sound of the recording come from Ben.
    await host.button('Turn camera off').click();
    await host.button('Mute microphone').click();
    const parts = watchParts(owner.page);
    await host.choose('Record the meeting');
    await expect.poll(() => parts.length).toBeGreaterThanOrEqual(2);
    await host.choose('Stop recording');
    await expect(host.room.locator('header').getByText('Recording', { exact: true })).toBeHidden();
    await post(product.request, endMeeting, { roomId } as never, account.token);
    const dialog = await openRecordings(owner.page);
    expect(await playRecording(dialog)).toMatchObject({ videoWidth: 1280, videoHeight: 720 });
    expect((await saveRecording(owner.page, dialog)).loudest).toBeGreaterThan(0.01);
  });

  type NewVisitor = (options?: BrowserContextOptions) => Promise<Visitor>;

  async function newHost(newVisitor: NewVisitor) {
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
    return { owner, account, roomId };
  }

  async function join(newVisitor: NewVisitor, roomId: string, name: string): Promise<Page> {
    const { page } = await newVisitor(SMALL);
    await page.goto(`${product.url}/j/${roomId}`);
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    return page;
  }
});

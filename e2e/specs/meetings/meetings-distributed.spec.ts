import { launchDistributed, type DistributedDeployment } from '@meet/composition/testing/launchDistributed.ts';
import { heartbeat } from '@meet/meetings-contract';
import { request as requests } from '@playwright/test';
import { newAccount, post } from '../../fixtures/api.ts';
import { enter } from '../../fixtures/enter.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newRoom } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

let product: DistributedDeployment;
test.beforeAll(async () => {
  product = await launchDistributed(['meetings']);
});
test.afterAll(() => product.close());

test('a meeting continues while the meetings service is away, and recovers after restarts of gateway and service', async ({
  newVisitor,
}) => {
  const { url } = product;
  const request = await requests.newContext({ baseURL: url });
  const account = await newAccount(request, 'Ana Pop');
  const roomId = await newRoom(request, account);
  const [ana, gus] = [(await newVisitor()).page, (await newVisitor()).page];
  await enter(ana, 'user-token', account);
  await ana.goto(`${url}/s/${roomId}`);
  await ana.getByRole('button', { name: 'Start meeting' }).click();
  await gus.goto(`${url}/j/${roomId}`);
  await gus.getByLabel('Your name').fill('Gus Guest');
  await gus.getByRole('button', { name: 'Join', exact: true }).click();
  const [owner, guest] = [new RoomGuest(ana), new RoomGuest(gus)];
  const seeEachOther = () => Promise.all([owner.seesMoving('Gus Guest'), guest.seesMoving('Ana Pop')]);
  await seeEachOther();

  await product.end('meetings', 'SIGKILL');
  await guest.button('Mute microphone').click();
  await expect(owner.tile('Gus Guest, Guest, muted')).toBeVisible();
  await seeEachOther();

  await product.restartGateway();
  for (const { room } of [owner, guest]) await expect(room.getByText('Connection lost. Reconnecting…')).toBeVisible();
  await product.start('meetings');
  // Until they have joined again, both pages show the former pictures.
  for (const { room } of [owner, guest]) await expect(room.getByText('Connection lost. Reconnecting…')).toBeHidden();
  await seeEachOther();
  await expect
    .poll(async () => (await post(request, heartbeat, { roomId } as never, account.token)).participants)
    .toBe(2);
  await request.dispose();
});

import { freshEmail, PASSWORD } from '../../fixtures/api.ts';
import { expect, skipWithoutRedis, test } from '../../fixtures/distributed/test.ts';
import { PREFERENCE } from '../../fixtures/distributed/startBalancer.ts';
import { slowed } from '../../fixtures/slowdown.ts';
import { chatWidget } from '../../pages/chatWidget.ts';
import { detailsDialog } from '../../pages/detailsDialog.ts';
import { joinOnPage, SMALL } from '../../pages/meeting.ts';
import { networkPanel } from '../../pages/networkPanel.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

skipWithoutRedis();

test('people on different gateways see each other’s presence, chat, call and meet', async ({
  deployment,
  newPersonAt,
  newVisitor,
}) => {
  // Twenty processes and four pages with video run on two cores.
  test.setTimeout(slowed(600_000));
  const bo = await newPersonAt('Bo Stan', 'two');
  const ana = await newVisitor({ baseURL: deployment.url });
  await ana.context.addCookies([{ name: PREFERENCE, value: 'one', url: deployment.url }]);
  const email = freshEmail('Ana Pop');
  await ana.page.goto('/signup');
  await ana.page.getByLabel('Full name').fill('Ana Pop');
  await ana.page.getByLabel('E-mail').fill(email);
  await ana.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await ana.page.getByRole('button', { name: 'Sign up' }).click();
  await expect(ana.page).toHaveURL('/signup-end');
  await ana.page.goto(await deployment.mails.linkTo(email));
  await expect(ana.page).toHaveURL('/dashboard/join');

  await bo.page.goto('/dashboard/join');
  const [network, theirNetwork] = [networkPanel(ana.page), networkPanel(bo.page)];
  await network.open();
  await network.addContact('Bo Stan', bo.email);
  await theirNetwork.open();
  await theirNetwork.addContact('Ana Pop', email);
  await expect(network.getPresence('Bo Stan', 'Online')).toBeVisible();
  await expect(theirNetwork.getPresence('Ana Pop', 'Online')).toBeVisible();

  await network.choose('Bo Stan', 'Start conversation');
  const [mine, theirs] = [chatWidget(ana.page), chatWidget(bo.page)];
  for (const text of ['One', 'Two', 'Three']) await mine.send(text);
  await theirs.open();
  await theirs.select('Ana Pop');
  await expect(theirs.message('Three')).toBeVisible();
  for (const text of ['Four', 'Five']) await theirs.send(text);
  await expect(mine.message('Five')).toBeVisible();
  for (const { log, message } of [mine, theirs]) {
    await expect(log).toHaveText(/One.*Two.*Three.*Four.*Five/s);
    for (const text of ['One', 'Two', 'Three', 'Four', 'Five']) await expect(message(text)).toHaveCount(1);
  }
  await mine.window.getByRole('button', { name: 'Minimize chat' }).click();

  const details = detailsDialog(ana.page);
  await details.open();
  await details.add('Bo Stan');
  const meeting = await details.start();
  await meeting.getByRole('button', { name: 'Join', exact: true }).click();
  const joined = bo.context.waitForEvent('page');
  await bo.page
    .getByRole('alertdialog', { name: 'Ana Pop is calling you' })
    .getByRole('button', { name: 'Accept' })
    .click();
  const answered = await joined;
  await answered.getByRole('button', { name: 'Join', exact: true }).click();
  const [host, called] = [new RoomGuest(meeting), new RoomGuest(answered)];
  await Promise.all([host.seesMoving('Bo Stan'), called.seesMoving('Ana Pop')]);
  await Promise.all([host.hears('Bo Stan'), called.hears('Ana Pop')]);

  await host.choose('Meeting settings');
  const settings = host.room.getByRole('dialog', { name: 'Meeting settings' });
  await settings.getByRole('switch', { name: 'Lobby' }).check();
  await settings.getByRole('button', { name: 'Save' }).click();
  const gus = await newVisitor({ baseURL: deployment.url, ...SMALL });
  await gus.context.addCookies([{ name: PREFERENCE, value: 'two', url: deployment.url }]);
  await joinOnPage(gus.page, new URL(meeting.url()).pathname.split('/').at(-1)!, 'Gus Guest');
  await host.room
    .getByRole('button', { name: /^Let in/ })
    .first()
    .click();
  const guest = new RoomGuest(gus.page);
  await Promise.all([guest.seesMoving('Ana Pop'), called.seesMoving('Gus Guest'), host.hears('Gus Guest')]);

  // A free meeting shows its time limit once three people are in it.
  for (const { page } of [{ page: meeting }, { page: answered }, gus])
    await page.getByRole('dialog', { name: 'This meeting will end' }).getByRole('button', { name: 'Ok' }).click();
  await called.button('Leave the meeting').click();
  await expect(host.tile('Bo Stan')).toHaveCount(0);
  await host.button('Leave the meeting').click();
  await host.button('End for everyone').click();
  // The farewell stays for three seconds.
  const farewell = guest.room.getByRole('heading', { name: 'The host ended the meeting' }).waitFor();
  await host.room.getByRole('dialog').getByRole('button', { name: 'End for everyone' }).click();
  await farewell;
  await expect(gus.page).toHaveURL(/\/meeting-end$/);

  await bo.context.close();
  await expect(network.getPresence('Bo Stan', 'Offline')).toBeVisible();
});

import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';
import { newAccount } from '../../fixtures/api.ts';
import { expect, MOVING, test } from '../../fixtures/test.ts';
import { chatWidget } from '../../pages/chatWidget.ts';
import { networkPanel } from '../../pages/networkPanel.ts';

test.use(MOVING);

test('an owner and a guest who joins by the link see and hear each other', async ({ newPerson, newVisitor }) => {
  const ana = await newPerson('Ana Pop');
  await ana.page.goto('/dashboard/join');
  const opened = ana.context.waitForEvent('page');
  await ana.page.getByRole('button', { name: 'Start meeting', exact: true }).click();
  const meeting = await opened;
  await expect(meeting).toHaveURL(/\/s\/\d{9,10}$/);
  await meeting.getByRole('button', { name: 'Start meeting' }).click();
  const owner = new RoomGuest(meeting);
  await expect(owner.tile('You')).toBeVisible();

  const guest = await newVisitor();
  await guest.page.goto(new URL(meeting.url()).pathname.replace('/s/', '/j/'));
  await guest.page.getByLabel('Your name').fill('Greta Guest');
  await guest.page.getByRole('button', { name: 'Join', exact: true }).click();
  const visitor = new RoomGuest(guest.page);
  await owner.seesMoving('Greta Guest');
  await visitor.seesMoving('Ana Pop');
  await owner.hears('Greta Guest');
  await visitor.hears('Ana Pop');
});

test('two people become contacts with live presence, chat live, and find their messages after a reload', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Pop');
  const bo = await newPerson('Bo Stan');
  await Promise.all([ana.page.goto('/dashboard/join'), bo.page.goto('/dashboard/join')]);
  const network = networkPanel(ana.page);
  await network.open();
  await network.addContact('Bo from work', bo.email);
  const theirNetwork = networkPanel(bo.page);
  await theirNetwork.open();
  await theirNetwork.addContact('Ana Pop', ana.email);
  await expect(network.getPresence('Bo from work', 'Online')).toBeVisible();

  await network.choose('Bo from work', 'Start conversation');
  const mine = chatWidget(ana.page);
  await mine.send('Hello Bo');
  const theirs = chatWidget(bo.page);
  await theirs.open();
  await theirs.select('Ana Pop');
  await expect(theirs.message('Hello Bo')).toBeVisible();
  await theirs.send('Hello Ana');
  await expect(mine.message('Hello Ana')).toBeVisible();

  await ana.page.reload();
  await mine.open();
  await mine.select('Bo Stan');
  await expect(mine.message('Hello Bo')).toBeVisible();
  await expect(mine.message('Hello Ana')).toBeVisible();

  await network.open();
  await bo.page.close();
  await expect(network.getPresence('Bo from work', 'Offline')).toBeVisible();
});

test('signing out in one tab signs the other out', async ({ newPerson }) => {
  const ana = await newPerson('Ana Pop');
  const other = await ana.context.newPage();
  await ana.page.goto('/dashboard/join');
  await other.goto('/groups-management');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await ana.page.getByRole('button', { name: /^Your account/ }).click();
  await ana.page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(ana.page).toHaveURL(/\/signin$/);
  await expect(other).toHaveURL(/\/$|\/signin$/);
  // The home page has a link to sign in, and the sign-in page has a button.
  const [link, button] = [other.getByRole('link', { name: 'Sign in' }), other.getByRole('button', { name: 'Sign in' })];
  await expect(link.or(button).first()).toBeVisible();
});

test('a tab whose session was ended elsewhere shows the sign-in page with a notice', async ({
  newVisitor,
  request,
}) => {
  const account = await newAccount(request, 'Ana Pop');
  const { page, context } = await newVisitor();
  await context.addInitScript((token) => localStorage.setItem('user-token', JSON.stringify({ token })), account.token);
  await page.goto('/dashboard/join');
  await expect(page.getByRole('tab', { name: 'Meet' })).toBeVisible();
  await request.post('/api/logout', { data: {}, headers: { 'user-token': account.token } });
  // The notice disappears by itself, so it is looked for first.
  await expect(page.getByText('You were disconnected because your session has expired')).toBeVisible();
  await expect(page).toHaveURL(/\/signin$/);
});

import { mailTo } from '../../fixtures/api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { bell } from '../../pages/bell.ts';
import { newRoom, startByCall } from '../../pages/meeting.ts';

const toPath = (link: string | undefined) => new URL(link!).pathname;

test('a follow request is accepted by mail, and the follower is notified when a meeting starts', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  const bob = await newPerson('Bob Stan');
  await ana.page.goto('/followers');
  await ana.page.getByRole('textbox', { name: /E-mail/ }).fill(bob.email);
  await ana.page.getByRole('button', { name: 'Ask to follow' }).click();
  await expect(ana.page.getByText('Asked', { exact: true })).toBeVisible();

  const { links } = await mailTo(request, bob.email, /would like to follow you/);
  const visitor = await newVisitor();
  await visitor.page.goto(toPath(links[0]));
  await expect(visitor.page.getByRole('heading', { name: 'Ana Pop would like to follow you' })).toBeVisible();
  await visitor.page.getByRole('button', { name: 'Accept' }).click();
  await expect(visitor.page.getByRole('heading', { name: 'Ana Pop follows you now' })).toBeVisible();
  await expect(ana.page.getByText('Bob Stan')).toBeVisible();

  const roomId = await newRoom(request, bob);
  await startByCall(request, bob, roomId, { subject: 'Standup' });
  const anas = bell(ana.page);
  await expect(anas.items).toHaveText([/Bob Stan started the meeting “Standup”/]);
  const opened = ana.context.waitForEvent('page');
  await anas.press('Join: Bob Stan started the meeting “Standup”');
  await expect(await opened).toHaveURL(`/j/${roomId}`);

  await bob.page.goto('/followers');
  await bob.page.getByRole('button', { name: 'Remove' }).click();
  await bob.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(bob.page.getByText('Nobody follows you yet')).toBeVisible();
  await expect(ana.page.getByText('You follow nobody yet')).toBeVisible();
});

test('the link of a follow request works for one account, and once', async ({ newPerson, request }) => {
  const ana = await newPerson('Ana Pop');
  const bob = await newPerson('Bob Stan');
  await ana.page.goto('/followers');
  await ana.page.getByRole('textbox', { name: /E-mail/ }).fill(bob.email);
  await ana.page.getByRole('button', { name: 'Ask to follow' }).click();
  const { links } = await mailTo(request, bob.email, /would like to follow you/);
  const path = toPath(links[0]);

  await ana.page.goto(path);
  await expect(ana.page.getByText(`This is for ${bob.email}. You are signed in as ${ana.email}.`)).toBeVisible();
  await bob.page.goto(path);
  await bob.page.getByRole('button', { name: 'Refuse' }).click();
  await expect(bob.page.getByRole('heading', { name: 'You refused' })).toBeVisible();
  await bob.page.goto(path);
  await expect(bob.page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expect(bob.page.getByRole('alert')).toContainText('This link was used already or is too old.');
});

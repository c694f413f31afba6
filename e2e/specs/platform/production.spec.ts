import { HEADERS } from '@meet/contracts';
import { signIn } from '@meet/accounts-contract';
import { createChatRoom } from '@meet/chat-contract';
import { EVENTS_DOCUMENT_HASH } from '@meet/contracts/graphql';
import type { Page } from '@playwright/test';
import { freshEmail, PASSWORD, post } from '../../fixtures/api.ts';
import { newMailedAccount, startMailServer, type MailServer } from '../../fixtures/mailServer.ts';
import { startOwnProduct, type OwnProduct } from '../../fixtures/ownProduct.ts';
import { expect, test } from '../../fixtures/test.ts';
import { slowed } from '../../fixtures/slowdown.ts';
import { chatWidget } from '../../pages/chatWidget.ts';
import { joinOnPage, newRoom, startOnPage } from '../../pages/meeting.ts';

let mails: MailServer;
let product: OwnProduct;

// One worker, and therefore one product, for the whole file.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  mails = await startMailServer();
  product = await startOwnProduct({ NODE_ENV: 'production', SMTP_URL: mails.url });
});
test.afterAll(async () => {
  await product.stop();
  mails.close();
});

const newAccount = (fullName: string) => newMailedAccount(product.request, mails, fullName);

/** Records a page's GraphQL operations and the refusals among their answers. */
function listen(page: Page) {
  const requested = new Set<string>();
  const texts: string[] = [];
  const refused: string[] = [];
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname !== '/graphql') return;
    const { operationName, query } = response.request().postDataJSON() as { operationName: string; query?: string };
    requested.add(operationName);
    if (query) texts.push(query);
    if (!response.ok()) refused.push(`${operationName}: ${response.status()}`);
  });
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    if (!socket.url().endsWith('/graphql')) return;
    socket.on('framesent', ({ payload }) => frames.push(String(payload)));
  });
  return { requested, texts, refused, frames };
}

test('in production, pages use only registered operations, from sign-up to a meeting', async ({ newVisitor }) => {
  test.setTimeout(slowed(600_000));
  const { page } = await newVisitor({ baseURL: product.url });
  const { requested, texts, refused, frames } = listen(page);
  const email = freshEmail('Ana Pop');
  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Ana Pop');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/signup-end');
  await page.goto(await mails.linkTo(email));
  await expect(page).toHaveURL('/dashboard/join');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/join');

  for (const [path, shown] of [
    ['/dashboard/rooms', 'No custom rooms yet.'],
    ['/dashboard/schedule', 'Nothing planned'],
    ['/ongoing-meetings', 'No meeting is running'],
    ['/meetings-history', 'No meetings yet'],
    ['/groups-management', 'No groups yet'],
    ['/organization', 'You are in no organization'],
    ['/notifications', 'There are no notifications!'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(shown, { exact: true }).first()).toBeVisible();
  }

  const ben = await newAccount('Ben Okafor');
  const { token } = await post(product.request, signIn, { email, password: PASSWORD } as never);
  await post(product.request, createChatRoom, { participants: [email], roomName: 'Launch' } as never, ben.token);
  await page.goto('/dashboard/join');
  const chat = chatWidget(page);
  await chat.open();
  await chat.select('Launch');
  await chat.send('Hello from production');
  await expect(chat.message('Hello from production')).toBeVisible();
  // The page shows the message before it sends it.
  await expect.poll(() => [...requested]).toContain('SendChatMessage');
  await expect(chat.window.getByText('Not sent –')).toHaveCount(0);

  const roomId = await newRoom(product.request, { email, fullName: 'Ana Pop', token: token! });
  await startOnPage(page, roomId);
  const guest = await newVisitor({ baseURL: product.url });
  const guestSaid = listen(guest.page);
  await joinOnPage(guest.page, roomId, 'Gil Guest');
  await expect(page.frameLocator('iframe').getByText('Gil Guest').first()).toBeVisible();

  expect(refused).toEqual([]);
  expect(guestSaid.refused).toEqual([]);
  expect([...texts, ...guestSaid.texts]).toEqual([]);
  expect([...requested]).toEqual(
    expect.arrayContaining(['CountNotifications', 'GetNetworkChanges', 'GetChatRoomPage', 'SendChatMessage']),
  );
  expect(frames.find((frame) => frame.includes('"subscribe"'))).toContain(EVENTS_DOCUMENT_HASH);
  expect(frames.join()).not.toContain('subscription Events');
});

test('in production, unregistered operations and schema introspection are refused', async () => {
  const { token } = await newAccount('Eva Dan');
  const ask = async (query: string) => {
    const response = await product.request.post('/graphql', {
      data: { query },
      headers: { [HEADERS.userToken]: token, locale: 'fr_FR' },
    });
    return { status: response.status(), body: (await response.json()) as unknown };
  };
  for (const query of ['{ version }', '{ __schema { types { name } } }', '{ __typename }', 'mutation { x }', '{']) {
    const { status, body } = await ask(query);
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        errors: [
          {
            message: 'Ce produit ne répond qu’aux opérations envoyées par ses propres pages.',
            extensions: { code: 'OPERATION_NOT_REGISTERED' },
          },
        ],
      },
    });
  }
});

test('in production, the operator may open GraphQL to outside callers', async () => {
  const open = await startOwnProduct({ NODE_ENV: 'production', GRAPHQL_OPEN: 'true', SMTP_URL: mails.url });
  try {
    const ask = async (query: string) => (await open.request.post('/graphql', { data: { query } })).json();
    expect(await ask('{ version }')).toEqual({ data: { version: expect.any(String) } });
    expect(await ask('{ __schema { types { name } } }')).not.toHaveProperty('data');
    expect(await ask(`{ ${Array.from({ length: 20 }, (_, at) => `a${at}: version`).join(' ')} }`)).toMatchObject({
      errors: [{ extensions: { code: 'OPERATION_TOO_LARGE' } }],
    });
  } finally {
    await open.stop();
  }
});

import { signOut, updateFirstChildRouteList } from '@meet/accounts-contract';
import { HEADERS } from '@meet/contracts';
import { getContacts } from '@meet/network-contract';
import { post } from '../../fixtures/api.ts';
import { GATEWAYS, RATE_LIMIT_FACTOR } from '../../fixtures/distributed/startDeployment.ts';
import { expect, skipWithoutRedis, test } from '../../fixtures/distributed/test.ts';
import { slowed } from '../../fixtures/slowdown.ts';

skipWithoutRedis();

/** Time within which an ended session is over in all processes. */
const SIGNED_OUT_MS = 5_000;

test('a rate limit counts requests over all gateways and processes of a service', async ({ requestAt }) => {
  const max = updateFirstChildRouteList.rateLimit!.max * RATE_LIMIT_FACTOR;
  const ask = async (at: number) => {
    const data = { accessKey: 'none', firstChildRoutePaths: [] };
    return requestAt[GATEWAYS[at % 2]!].post(`/api/${updateFirstChildRouteList.path}`, { data });
  };
  const statuses: number[] = [];
  for (let at = 0; at < max + 10; at += 1) statuses.push((await ask(at)).status());
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(statuses.slice(0, max)).not.toContain(429);
});

test('a person who signs out at one gateway is signed out at the other within five seconds', async ({
  newPersonAt,
  requestAt,
}) => {
  const ana = await newPersonAt('Ana Pop', 'two');
  await ana.page.goto('/dashboard/join');
  await expect(ana.page.getByRole('heading', { level: 1 })).toBeVisible();
  await ana.page.getByRole('button', { name: /^Open chat/ }).waitFor();
  await post(requestAt.one, signOut, {}, ana.token);
  await expect(ana.page).toHaveURL(/\/signin$/, { timeout: slowed(SIGNED_OUT_MS) });
  await expect(ana.page.getByText('You were disconnected because your session has expired')).toBeVisible();
  const headers = { [HEADERS.userToken]: ana.token };
  const ask = async () => (await requestAt.two.get(`/api/${getContacts.path}`, { headers })).status();
  await expect.poll(ask, { timeout: slowed(SIGNED_OUT_MS) }).toBe(401);
});

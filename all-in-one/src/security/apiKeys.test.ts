import type { Call } from '@meet/contracts';
import { renewApiKey, setAlias } from '@meet/accounts-contract';
import { createMeeting } from '@meet/meetings-contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dumpDatabase } from '../testing/dumpDatabase.ts';
import { startTestProduct, type TestProduct } from '../testing/startTestProduct.ts';

/** All that a key opens. A longer list is a decision: docs/adr/0010-what-a-token-opens.md. */
const OPENED = [
  'check-if-meeting-access-is-allowed-on-mobile-browsers',
  'check-if-user-is-logged-in',
  'check-user-membership',
  'create-meeting',
  'get-app-version',
  'get-contacts',
  'get-contacts-groups',
  'get-contacts-with-account',
  'get-frequent-users',
  'get-logged-in-user-data',
  'get-logged-in-user-owned-room-ids-list',
  'get-logged-in-user-personal-meeting-id',
  'get-meeting-data',
  'get-meeting-room-id-by-alias-and-room-label',
  'get-ongoing-meetings',
  'get-scheduled-meetings',
];

let product: TestProduct;
let withKey: { headers: Record<string, string> };
/** What the calls that want an input want. */
let inputs: Record<string, unknown>;

beforeAll(async () => {
  product = await startTestProduct();
  const person = await product.newPerson('Ana Pop');
  await product.request(setAlias, { alias: 'ana' }, { as: person });
  const { roomId } = (await product.request(createMeeting, { label: 'desk' }, { as: person })).body;
  const { apiKey } = (await product.request(renewApiKey, {}, { as: person })).body;
  withKey = { headers: { authorization: `Bearer ${apiKey}` } };
  inputs = {
    'get-meeting-data': { roomId },
    'get-meeting-room-id-by-alias-and-room-label': { userAlias: 'ana', roomLabel: 'desk' },
  };
});
afterAll(() => product.close());

const outsiders = () => product.client.calls.filter(({ access }) => access !== 'service');
const that = (apiKey: Call['apiKey']) => outsiders().filter((call) => call.apiKey === apiKey);

describe('an account’s API key', () => {
  it('opens these calls', async () => {
    expect(
      that('allowed')
        .map(({ path }) => path)
        .sort(),
    ).toEqual(OPENED);
    for (const call of that('allowed')) {
      const { status, body } = await product.request(call, inputs[call.path] ?? {}, withKey);
      expect([call.path, status, body.success]).toEqual([call.path, 200, true]);
    }
  });

  it('opens no other: 403, nothing changed, nobody told', async () => {
    const before = await dumpDatabase(product.connection);
    const told = product.events.length;
    for (const call of that('refused')) {
      const { status, body } = await product.request(call, {}, withKey);
      expect([call.path, status, body.code]).toEqual([call.path, 403, 'API_KEY_FORBIDDEN']);
    }
    expect(await dumpDatabase(product.connection)).toEqual(before);
    expect(product.events.slice(told)).toEqual([]);
    expect(that('refused').length).toBeGreaterThan(100);
  });

  it('is no better in the place of a session’s token', async () => {
    const [, key] = withKey.headers['authorization']!.split(' ');
    const places: Record<string, string>[] = [{ 'user-token': key! }, { 'user-token': key!, 'admin-token': key! }];
    for (const headers of places) {
      const { status, body } = await product.request(setAlias, { alias: 'taken-over' }, { headers });
      expect([status, body.code]).toEqual([403, 'API_KEY_FORBIDDEN']);
    }
  });
});

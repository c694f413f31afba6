import { getAuditEntries } from '@meet/accounts-contract/admin';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getBodyFields, callsOver } from '../testing/callsOver.ts';
import { dumpDatabase } from '../testing/dumpDatabase.ts';
import { listFields, inputWith, getName } from '../testing/listFields.ts';
import { fillInput } from '../testing/fillInput.ts';
import { newCallers, type Callers } from '../testing/newCallers.ts';
import { startTestProduct, type TestProduct } from '../testing/startTestProduct.ts';

const PAYLOADS: readonly unknown[] = [
  { $ne: null },
  { $gt: '' },
  { $where: 'sleep(1000)' },
  { $regex: '.*' },
  ['x'],
  { toString: 1 },
  { valueOf: 1, toString: 'x' },
  { length: 5 },
  { toJSON: 'x' },
];

/** Fields that older callers send in any shape, and that are never read. */
const NEVER_READ = new Set(['send-notification from']);

let product: TestProduct;
let callers: Callers;
beforeAll(async () => {
  product = await startTestProduct();
  callers = await newCallers(product);
});
afterAll(() => product.close());

/** Returns all stored documents, without presence, which each request changes. */
const stored = async () =>
  (await dumpDatabase(product.connection)).filter(
    ({ collection }) => !['network.presences', 'network.leases'].includes(collection),
  );

describe('objects in place of values', () => {
  it('are refused in every field of every call, and change nothing', async () => {
    const before = await dumpDatabase(product.connection);
    const wrong: string[] = [];
    let tried = 0;
    for (const call of callsOver(product, 'body')) {
      for (const path of getBodyFields(call)) {
        if (NEVER_READ.has(`${call.path} ${getName(path)}`)) continue;
        for (const payload of PAYLOADS) {
          const { status, body } = await product.request(call, inputWith(path, payload), { as: callers.of(call) });
          tried += 1;
          const named = (body.fields ?? []).some((failure: { path: string }) =>
            // For a field of several shapes, the failure may name a member within it.
            failure.path.startsWith(getName(path)),
          );
          if (status !== 400 || !named) {
            wrong.push(`${call.path} ${getName(path)} ${JSON.stringify(payload)}: ${status} ${JSON.stringify(body)}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    // Checks that calls and fields were found at all.
    expect(tried).toBeGreaterThan(100 * PAYLOADS.length);
    expect(await dumpDatabase(product.connection)).toEqual(before);
  });

  it('change nothing when they are sent in a query', async () => {
    const before = await stored();
    for (const call of callsOver(product, 'query')) {
      const names = listFields(call.input).map(getName);
      const query = Object.fromEntries(names.flatMap((name) => PAYLOADS.map((_, at) => [`${name}[$ne${at}]`, 'x'])));
      const { status } = await product.request(call, query, { as: callers.of(call) });
      // The status may be 400 for a missing required name, or 401 for another kind of caller.
      expect([call.path, [200, 400, 401].includes(status)]).toEqual([call.path, true]);
    }
    expect(await stored()).toEqual(before);
  });

  it.each([[], 'text', 7, null, true].map((body) => [JSON.stringify(body), body]))(
    'cause no server error when the whole body is %s',
    async (_text, body) => {
      for (const call of callsOver(product, 'body')) {
        const { status } = await product.request(call, JSON.stringify(body), {
          as: callers.of(call),
          headers: { 'content-type': 'application/json' },
        });
        // Calls without an input refuse a body.
        expect([call.path, status >= 500]).toEqual([call.path, false]);
      }
    },
  );
});

describe('deeply nested JSON', () => {
  it.each([
    ['arrays', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('is refused if it consists of %s', async (_kind, open, close) => {
    const levels = Math.floor(200_000 / (open.length + close.length));
    const nest = `{"newName":${open.repeat(levels)}1${close.repeat(levels)}}`;
    const headers = { 'content-type': 'application/json' };
    const { status } = await product.request('set-name', nest, { as: callers.user, headers });
    expect(status).toBe(400);
  });
});

describe('members that a call does not define', () => {
  const MEMBERS = { role: 'admin', isAdmin: true, kind: 'service', hasMembership: true, impersonatedBy: 'someone' };
  const VALUES = ['Plans', 'somebody@example.com', '1234567890', 1, true, '+40700000000', 2_000_000_000_000, 'UTC'];

  /** Returns the accounts' rights, in the order of their ids. */
  const rights = () =>
    product.connection
      .collection<{ _id: string }>('accounts.accounts')
      .find({}, { projection: { role: 1, hasMembership: 1 } })
      .sort({ _id: 1 })
      .toArray();

  it('change nobody’s rights when they are sent with valid input', async () => {
    const person = await product.newPerson('Eve Stan');
    const before = await rights();
    let taken = 0;
    for (const call of callsOver(product, 'body').filter(({ access }) => access !== 'admin')) {
      const { status, body } = await product.request(call, { ...MEMBERS, ...fillInput(call, VALUES) }, { as: person });
      expect([call.path, status >= 500]).toEqual([call.path, false]);
      if (body.success) taken += 1;
    }
    expect(taken).toBeGreaterThan(40);
    expect(await rights()).toEqual(before);
    const { status } = await product.request(getAuditEntries, {}, { headers: { 'admin-token': person.token } });
    expect(status).toBe(403);
  });

  it.each(['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}'])(
    'change no prototype: %s',
    async (body) => {
      for (const call of callsOver(product, 'body')) {
        const headers = { 'content-type': 'application/json' };
        const { status } = await product.request(call, body, { as: callers.of(call), headers });
        expect([call.path, status >= 500]).toEqual([call.path, false]);
      }
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    },
  );
});

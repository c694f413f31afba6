import type { TestPerson } from '@meet/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { bodyFieldsOf, callsOver, type Way } from '../testing/callsOver.ts';
import { inputWith, nameOf, takes } from '../testing/fieldsOf.ts';
import { startTestProduct, type TestProduct } from '../testing/startTestProduct.ts';

/** Past every moment that a date can hold, and past every number that is exact. */
const WITHOUT_BOUND = [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 8.64e15 + 1, 1e308, -1e308];

let product: TestProduct;
let people: Record<'user' | 'admin', TestPerson>;
beforeAll(async () => {
  product = await startTestProduct();
  people = { user: await product.newPerson('Ana Pop'), admin: await product.newAdmin() };
});
afterAll(() => product.close());

/** Every number of every call. */
const numbers = () =>
  (['body', 'query'] satisfies Way[]).flatMap((way) =>
    callsOver(product, way).flatMap((call) => bodyFieldsOf(call, 'number').map((path) => ({ call, path }))),
  );

it('every number of every call has a bound, below which nothing fails', async () => {
  const wrong: unknown[] = [];
  for (const { call, path } of numbers()) {
    for (const value of WITHOUT_BOUND) {
      if (takes(call.input, path, value)) wrong.push([call.path, nameOf(path), value]);
    }
    const as = call.access === 'public' ? {} : { as: people[call.access === 'admin' ? 'admin' : 'user'] };
    const { status } = await product.request(call, inputWith(path, Number.MAX_SAFE_INTEGER), as);
    if (status >= 500) wrong.push([call.path, nameOf(path), status]);
  }
  expect(wrong).toEqual([]);
  expect(numbers().length).toBeGreaterThan(30);
});

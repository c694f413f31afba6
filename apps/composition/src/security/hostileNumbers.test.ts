import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fieldsOver } from '../testing/callsOver.ts';
import { inputWith, getName, takes } from '../testing/listFields.ts';
import { newCallers, type Callers } from '../testing/newCallers.ts';
import { startTestProduct, type TestProduct } from '../testing/startTestProduct.ts';

/** Numbers beyond every valid date and every exact integer. */
const WITHOUT_BOUND = [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 8.64e15 + 1, 1e308, -1e308];

let product: TestProduct;
let callers: Callers;
beforeAll(async () => {
  product = await startTestProduct();
  callers = await newCallers(product);
});
afterAll(() => product.close());

/** Returns every number of every call. */
const numbers = () => [...fieldsOver(product, 'body', 'number'), ...fieldsOver(product, 'query', 'number')];

it('every number of every call has bounds, and a huge one causes no server error', async () => {
  const wrong: unknown[] = [];
  for (const { call, path } of numbers()) {
    for (const value of WITHOUT_BOUND) {
      if (takes(call.input, path, value)) wrong.push([call.path, getName(path), value]);
    }
    const input = inputWith(path, Number.MAX_SAFE_INTEGER);
    const { status } = await product.request(call, input, { as: callers.of(call) });
    if (status >= 500) wrong.push([call.path, getName(path), status]);
  }
  expect(wrong).toEqual([]);
  expect(numbers().length).toBeGreaterThan(30);
});

import { getCsrfToken } from '@meet/accounts-contract';
import type { Call } from '@meet/contracts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fillInput } from './testing/fillInput.ts';
import { SPECIFIED_CALLS, type SpecifiedCall } from './testing/specifiedCalls.ts';
import { newCallers, type Callers } from './testing/newCallers.ts';
import { startTestProduct, type TestProduct } from './testing/startTestProduct.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const CANDIDATES = ['Plans', 'somebody@example.com', '1234567890', 1, true, '+40700000000'];
/** The contract covers the form of the response, not its wording. */
const REFUSED = { success: false, code: expect.stringMatching(/^[A-Z][A-Z0-9_]+$/), message: expect.any(String) };

let product: TestProduct;
let callers: Callers;
beforeAll(async () => {
  product = await startTestProduct();
  callers = await newCallers(product);
});
afterAll(() => product.close());

const getCall = ({ method, path: wanted }: SpecifiedCall): Call =>
  product.client.calls.find((call) => call.path === wanted && call.method === method)!;
const present = ({ method, path: wanted }: SpecifiedCall) => `${method} ${wanted}`;

it('specified calls are all in the OpenAPI document, by method and path', () => {
  // `npm run codegen -- --check` keeps the file equal to what the product serves.
  const { paths } = JSON.parse(readFileSync(path.join(ROOT, 'docs/openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const missing = SPECIFIED_CALLS.filter(({ method, path: wanted }) => !paths[`/${wanted}`]?.[method.toLowerCase()]);
  expect(missing.map(present)).toEqual([]);
});

it('specified calls answer in the promised form, with full and with empty input', async () => {
  const others: unknown[] = [];
  for (const specified of SPECIFIED_CALLS) {
    const call = getCall(specified);
    for (const input of [{}, fillInput(call, CANDIDATES)]) {
      const { status, body } = await product.request(call, input, { as: callers.of(call) });
      const isPromised = body.success === true ? status === 200 : status < 500 && status !== 405;
      if (!isPromised || (body.success !== true && body.success !== false))
        others.push([present(specified), status, body]);
      if (body.success === false)
        expect([present(specified), body]).toEqual([present(specified), expect.objectContaining(REFUSED)]);
    }
  }
  expect(others).toEqual([]);
});

it('older callers can still request a CSRF token', async () => {
  const { status, body } = await product.request(getCsrfToken, {});
  expect([status, body]).toEqual([200, { success: true, csrfToken: expect.any(String) }]);
});

it('each specified call is made in a test of its service, of the product or of a browser', () => {
  const tests = globSync(['services/*/src/**/*.test.ts', 'apps/composition/src/**/*.test.ts', 'e2e/**/*.ts'], {
    cwd: ROOT,
  })
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .map((text) => text.replaceAll(/import[^;]*;/g, ''));
  const isMade = (specified: SpecifiedCall) => {
    const made = new RegExp(`['/]${specified.path}['?\`]|\\w\\([^;]{0,80}?\\b${getCall(specified).name}\\b`);
    return tests.some((text) => made.test(text));
  };
  expect(SPECIFIED_CALLS.filter((specified) => !isMade(specified)).map(present)).toEqual([]);
});

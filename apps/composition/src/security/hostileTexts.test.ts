import { LOCALES, type Call, type Locale } from '@meet/contracts';
import type { TestAnswer } from '@meet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fieldsOver } from '../testing/callsOver.ts';
import { dumpDatabase } from '../testing/dumpDatabase.ts';
import { endsWithin } from '../testing/endsWithin.ts';
import { inputWith, getName, takes, type FieldPath } from '../testing/listFields.ts';
import { newCallers, type Callers } from '../testing/newCallers.ts';
import { startTestProduct, type TestProduct } from '../testing/startTestProduct.ts';

const ID = /(?:id(?:s\[0\])?|people\[0\])$/i;

const MEGABYTE = 1024 * 1024;
/** Values that no caller sends on purpose. For lists and objects see operatorObjects.test.ts. */
const HOSTILE: Readonly<Record<string, unknown>> = {
  NUL: 'Ana\0Pop',
  'a surrogate without its partner': 'Ana \ud83d Pop',
  'a number': 7,
  'a switch': true,
};
/** Repeated parts that a regular expression may match in many ways. The last character then makes it try them all. */
const PUMPS = ['+', 'a', '0', ' ', '.', 'a.', 'a-', '@a', 'a@a.', '-', '_', '/', '<', '💥'];
const LENGTHS = [58, 100, 200_000];
const HARD_TO_READ = PUMPS.flatMap((pump) => LENGTHS.map((length) => `${pump.repeat(length / pump.length)}!`));
const PATIENCE_MS = 500;

let product: TestProduct;
let callers: Callers;
beforeAll(async () => {
  product = await startTestProduct();
  callers = await newCallers(product);
});
afterAll(() => product.close());

/** Returns every text of every call with a body. */
const texts = () => fieldsOver(product, 'body', 'string');

const send = (call: Call, input: unknown, locale: Locale = 'fr_FR') =>
  product.request(call, input, { headers: { locale }, as: callers.of(call) });

/** Returns the failure of one field in a response. */
const getSaid = (path: FieldPath, { body }: TestAnswer): { key: string; message: string } | undefined =>
  body.fields?.find((failure: { path: string }) => failure.path === getName(path));

/** One value of each kind. */
const KINDS: readonly unknown[] = [{}, [], [{}], 'x', '', 7, -1.5, true, null];

it('a refused field of a call has a text of the product, in three languages', async () => {
  const raw: unknown[] = [];
  const checked = new Set<string>();
  for (const { call, path } of fieldsOver(product, 'body')) {
    for (const value of KINDS) {
      const { body } = await send(call, inputWith(path, value), LOCALES[0]);
      for (const { path: at, key, message } of body.fields ?? []) {
        // Equal sentences need only one check.
        if (checked.has(message)) continue;
        checked.add(message);
        const others = LOCALES.slice(1).map(async (locale) => {
          const answer = await send(call, inputWith(path, value), locale);
          return answer.body.fields.find((failure: { path: string }) => failure.path === at).message as string;
        });
        const said: string[] = [message, ...(await Promise.all(others))];
        const isOurs = /^[a-z]+\.\w+$/i.test(key) && !said.some((words) => words === key || /\{\{|`/.test(words));
        if (!isOurs || new Set(said).size < LOCALES.length) raw.push([call.path, getName(path), value, key, ...said]);
      }
    }
  }
  expect(raw).toEqual([]);
  expect(checked.size).toBeGreaterThan(50);
});

it('a NUL and overlong values are refused in queries', async () => {
  const requested = fieldsOver(product, 'query', 'string');
  for (const { call, path } of requested) {
    for (const value of [HOSTILE.NUL, 'a'.repeat(12_000)]) {
      const answer = await send(call, inputWith(path, value));
      expect([call.path, answer.status, getSaid(path, answer)]).toEqual([call.path, 400, expect.anything()]);
    }
  }
  expect(requested.length).toBeGreaterThan(2);
});

describe('in every text of every call’s body', () => {
  it.each(Object.entries(HOSTILE))('%s is refused', async (_what, value) => {
    const before = await dumpDatabase(product.connection);
    const wrong: unknown[] = [];
    for (const { call, path } of texts()) {
      // Older callers send ids as numbers.
      if (value === HOSTILE['a number'] && ID.test(getName(path)) && takes(call.input, path, value)) continue;
      const answer = await send(call, inputWith(path, value));
      if (answer.status !== 400 || !getSaid(path, answer)) wrong.push([call.path, getName(path), answer]);
    }
    expect(wrong).toEqual([]);
    expect(texts().length).toBeGreaterThan(100);
    expect(await dumpDatabase(product.connection)).toEqual(before);
  });

  it('a refusal is in the caller’s language', async () => {
    for (const { call, path } of texts()) {
      const said = await Promise.all(
        LOCALES.map(async (locale) => getSaid(path, await send(call, inputWith(path, HOSTILE.NUL), locale))),
      );
      expect([call.path, getName(path), new Set(said.map((failure) => failure?.message)).size]).toEqual([
        call.path,
        getName(path),
        LOCALES.length,
      ]);
    }
  });

  it('a megabyte is refused, and so is the longest text that the body limit allows', async () => {
    const before = await dumpDatabase(product.connection);
    const wrong: unknown[] = [];
    for (const { call, path } of texts()) {
      const fits = inputWith(path, 'a'.repeat(call.bodyLimit - 1024));
      const small = await send(call, fits);
      if (small.status !== 400 || !getSaid(path, small)) wrong.push([call.path, getName(path), small]);
      const { status } = await send(call, inputWith(path, 'a'.repeat(MEGABYTE)));
      if (status !== (call.bodyLimit > MEGABYTE ? 400 : 413)) wrong.push([call.path, getName(path), status]);
    }
    expect(wrong).toEqual([]);
    expect(await dumpDatabase(product.connection)).toEqual(before);
  });

  it('no value makes validation slow, at any length', () => {
    const slow = texts().filter(({ call, path }) => {
      const validate = () => HARD_TO_READ.forEach((text) => call.input.isValidSync(inputWith(path, text)));
      return !endsWithin(PATIENCE_MS, validate);
    });
    expect(slow.map(({ call, path }) => `${call.path} ${getName(path)}`)).toEqual([]);
  });
});

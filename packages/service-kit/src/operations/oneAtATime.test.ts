import { createCallDefiner, input, output } from '@meet/contracts';
import { expect, it } from '@jest/globals';
import { createOperationDefiner, type OperationContext } from './defineOperation.ts';
import { oneAtATime } from './oneAtATime.ts';

const call = createCallDefiner('tests')('look', {
  ...{ path: 'look', access: 'user', summary: 'Looks.', input: input({}), output: output({}) },
});
const define = createOperationDefiner<null>();
const buildContext = (accountId: string) => ({ account: { accountId } }) as OperationContext<null>;

/** Returns a read that ends when the test says so. */
function createRead() {
  const started: string[] = [];
  const endings = new Map<string, () => void>();
  const { handler } = oneAtATime(
    define(call, async (input) => {
      const { name } = input as unknown as { name: string };
      started.push(name);
      await new Promise<void>((resolve) => endings.set(name, resolve));
      return name as never;
    }),
    ({ isShort = false }) => !isShort,
  );
  const read = async (input: { name: string; isShort?: boolean }, context: OperationContext<null>) =>
    handler(input, context);
  const end = async (name: string) => {
    endings.get(name)!();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { read, started, end };
}

it('runs one read of an account at a time, beside those of other accounts', async () => {
  const { read, started, end } = createRead();
  const answers = [
    read({ name: 'ana 1' }, buildContext('ana')),
    read({ name: 'ana 2' }, buildContext('ana')),
    read({ name: 'bob 1' }, buildContext('bob')),
    read({ name: 'ana 3', isShort: true }, buildContext('ana')),
  ];
  await new Promise((resolve) => setImmediate(resolve));
  expect(started.sort()).toEqual(['ana 1', 'ana 3', 'bob 1']);
  await end('ana 1');
  expect(started.at(-1)).toBe('ana 2');
  for (const name of ['ana 2', 'ana 3', 'bob 1']) await end(name);
  expect(await Promise.all(answers)).toEqual(['ana 1', 'ana 2', 'bob 1', 'ana 3']);
});

it('refuses an account’s reads beyond five, until one has ended', async () => {
  const { read, end } = createRead();
  const names = ['1', '2', '3', '4', '5'];
  const answers = names.map((name) => read({ name }, buildContext('ana')));
  await expect(read({ name: '6' }, buildContext('ana'))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await end('1');
  answers.push(read({ name: '7' }, buildContext('ana')));
  for (const name of [...names.slice(1), '7']) await end(name);
  expect(await Promise.all(answers)).toEqual([...names, '7']);
});

it('lets the next one run after one that failed', async () => {
  let fails = true;
  const { handler } = oneAtATime(
    define(call, () => {
      if (fails) throw new Error('It failed.');
      return {};
    }),
  );
  await expect(handler({}, buildContext('ana'))).rejects.toThrow('It failed.');
  fails = false;
  expect(await handler({}, buildContext('ana'))).toEqual({});
});

import { createCallDefiner, input, output, requiredText } from '@meet/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Schema, type Model } from 'mongoose';
import { defineService } from '../defineService.ts';
import { createOperationDefiner } from '../operations/defineOperation.ts';
import { startTestServices, type TestServices } from './startTestServices.ts';

interface Fruit {
  name: string;
  colour: string;
}

const defineCall = createCallDefiner('tests');
const field = input({ value: requiredText('common.required') });
const [byName, byColour, inOrder, byPart, allOf] = ['name', 'colour', 'order', 'part', 'all'].map((name) =>
  defineCall(name, { path: `by-${name}`, access: 'public', summary: 'Counts.', input: field, output: output({}) }),
);
const define = createOperationDefiner<{ fruits: Model<Fruit> }>();
const service = defineService({
  name: 'tests',
  settings: {},
  setUp: ({ connection }) => ({
    fruits: connection.model<Fruit>(
      'tests.fruit',
      new Schema<Fruit>({ name: String, colour: String }).index({ name: 1 }),
      'tests.fruits',
    ),
  }),
  queryBounds: [{ query: 'find tests.fruits {name}', reads: 2_500, reason: 'A page shows all of one name.' }],
  operations: [
    define(byName!, async ({ value }, { deps }) => {
      await deps.fruits.countDocuments({ name: value });
      return {};
    }),
    define(byColour!, async ({ value }, { deps }) => {
      await deps.fruits.countDocuments({ colour: value });
      return {};
    }),
    define(inOrder!, async ({ value }, { deps }) => {
      await deps.fruits.find({ name: value }).sort({ colour: 1 });
      return {};
    }),
    define(byPart!, async ({ value }, { deps }) => {
      await deps.fruits.find({ name: value, colour: 'blue' });
      return {};
    }),
    define(allOf!, async ({ value }, { deps }) => {
      await deps.fruits.find({ name: value });
      return {};
    }),
  ],
});

describe('services under test', () => {
  let services: TestServices;
  beforeAll(async () => {
    services = await startTestServices({ services: [service] });
  });
  afterAll(() => services.close());

  it('fail the request whose query no index serves, naming collection and filter', async () => {
    expect((await services.request(byName!, { value: 'plum' })).status).toBe(200);
    await expect(services.request(byColour!, { value: 'blue' })).rejects.toThrow(/tests\.fruits .*"colour":"blue"/);
  });

  it('fail the request whose sort leaves the order of equal keys open', async () => {
    await expect(services.request(inOrder!, { value: 'plum' })).rejects.toThrow(/tie-break.*\n.*"sort":{"colour":1}/);
  });

  const store = (name: string, count: number) =>
    services.connection
      .collection('tests.fruits')
      .insertMany(Array.from({ length: count }, (_, at) => ({ name, colour: `${at}` })));

  it('fail the request whose query reads more than a hundred documents for each one that it returns', async () => {
    await store('pear', 100);
    expect((await services.request(byPart!, { value: 'pear' })).status).toBe(200);
    await store('pear', 1);
    await expect(services.request(byPart!, { value: 'pear' })).rejects.toThrow(
      'find tests.fruits {name, colour}: 101 documents read, 0 returned',
    );
  });

  it('fail the request whose query reads more in all than its service’s bound allows', async () => {
    await store('grape', 2_500);
    expect((await services.request(allOf!, { value: 'grape' })).status).toBe(200);
    await store('grape', 1);
    await expect(services.request(allOf!, { value: 'grape' })).rejects.toThrow(
      'find tests.fruits {name}: 2501 documents read, 2501 returned',
    );
  });

  it('fail the request whose count reads more than two thousand entries', async () => {
    await store('quince', 2_000);
    expect((await services.request(byName!, { value: 'quince' })).status).toBe(200);
    await store('quince', 1);
    await expect(services.request(byName!, { value: 'quince' })).rejects.toThrow(
      /aggregate tests.fruits {name}: 0 documents and 2001 index entries read, 1 returned/,
    );
  });

  it('do not check the test’s own queries', async () => {
    await services.connection.collection('tests.fruits').findOne({ colour: 'blue' });
    await services.connection
      .collection('tests.fruits')
      .find({ colour: { $ne: 'red' } })
      .toArray();
    expect((await services.request(byName!, { value: 'fig' })).status).toBe(200);
  });
});

import { callsOf, input, output, requiredText } from '@meet/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Schema, type Model } from 'mongoose';
import { defineService } from '../defineService.ts';
import { operationsOf } from '../operations/defineOperation.ts';
import { startTestServices, type TestServices } from './startTestServices.ts';

interface Fruit {
  name: string;
  colour: string;
}

const defineCall = callsOf('tests');
const field = input({ value: requiredText('common.required') });
const [byName, byColour, inOrder] = ['name', 'colour', 'order'].map((name) =>
  defineCall(name, { path: `by-${name}`, access: 'public', summary: 'Counts.', input: field, output: output({}) }),
);
const define = operationsOf<{ fruits: Model<Fruit> }>();
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

  it('fail the request whose sort leaves the order of equals to the engine', async () => {
    await expect(services.request(inOrder!, { value: 'plum' })).rejects.toThrow(/tie-break.*\n.*"sort":{"colour":1}/);
  });

  it('leave the test’s own queries alone', async () => {
    await services.connection.collection('tests.fruits').findOne({ colour: 'blue' });
    expect((await services.request(byName!, { value: 'fig' })).status).toBe(200);
  });
});

import { createCallDefiner, HEADERS, input, output, requiredText } from '@meet/contracts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Schema, type Connection, type Model, type mongo } from 'mongoose';
import { defineService } from '../defineService.ts';
import { createOperationDefiner } from '../operations/defineOperation.ts';
import { startTestServices, type TestServices } from '../testing/startTestServices.ts';
import { QUERY_TIME_LIMIT_MS } from './connect.ts';

interface Fruit {
  name: string;
}

const find = createCallDefiner('tests')('findFruit', {
  path: 'find-fruit',
  access: 'public',
  summary: 'Counts.',
  input: input({ value: requiredText('common.required') }),
  output: output({}),
});
let connection: Connection;
const define = createOperationDefiner<{ fruits: Model<Fruit> }>();
const service = defineService({
  name: 'tests',
  settings: {},
  setUp: (base) => {
    ({ connection } = base);
    const schema = new Schema<Fruit>({ name: String }).index({ name: 1 });
    return { fruits: connection.model<Fruit>('tests.limited', schema, 'tests.limited') };
  },
  operations: [
    define(find, async ({ value }, { deps }) => {
      await deps.fruits.find({ name: value }).lean();
      await deps.fruits.countDocuments({ name: value });
      return {};
    }),
  ],
});

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ services: [service] });
});
afterAll(() => services.close());

it('gives the queries of a model a time limit', async () => {
  const limits = new Map<string, unknown>();
  const note = ({ commandName, command }: mongo.CommandStartedEvent) =>
    void (command[commandName] === 'tests.limited' && limits.set(commandName, command.maxTimeMS));
  connection.getClient().on('commandStarted', note);
  expect((await services.request(find, { value: 'plum' })).status).toBe(200);
  connection.getClient().off('commandStarted', note);
  expect(Object.fromEntries(limits)).toEqual({
    find: QUERY_TIME_LIMIT_MS,
    aggregate: QUERY_TIME_LIMIT_MS,
  });
});

it.each([
  ['en_US', 'That took too long. Look for less at once, or try again in a moment.'],
  ['fr_FR', 'Cela a pris trop de temps. Cherchez moins à la fois, ou réessayez dans un instant.'],
  ['ro_RO', 'A durat prea mult. Căutați mai puțin deodată sau încercați din nou peste câteva momente.'],
])('explains a query that the database ended at its time limit: %s', async (language, message) => {
  const data = { failCommands: ['find'], errorCode: 50 };
  await services.connection.db!.admin().command({ configureFailPoint: 'failCommand', mode: { times: 1 }, data });
  const headers = { [HEADERS.locale]: language };
  const { status, body } = await services.request(find, { value: 'plum' }, { headers });
  expect(status).toBe(503);
  expect(body).toMatchObject({ success: false, code: 'TOO_SLOW', message });
});

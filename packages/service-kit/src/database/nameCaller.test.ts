import { createCallDefiner, input, output } from '@meet/contracts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Schema, type Connection, type Model, type mongo } from 'mongoose';
import { defineService } from '../defineService.ts';
import { createQueue, type WorkQueue } from '../queues/createQueue.ts';
import type { Claims } from '../queues/createClaims.ts';
import { createOperationDefiner } from '../operations/defineOperation.ts';
import { SERVICE_CALLER } from '../operations/serviceCaller.ts';
import { startTestServices, type TestServices } from '../testing/startTestServices.ts';

interface Fruit {
  name: string;
}

const define = createCallDefiner('tests');
const shape = { summary: 'Reads fruits.', input: input({}), output: output({}) };
const read = define('readFruits', { path: 'read-fruits', access: 'service', ...shape });
const put = define('putFruits', { path: 'put-fruits', access: 'user', ...shape });
const ask = define('askForFruits', { path: 'ask-for-fruits', access: 'user', ...shape });

let connection: Connection;
const operation = createOperationDefiner<{ fruits: Model<Fruit>; queue: WorkQueue }>();
const service = defineService({
  name: 'tests',
  settings: {},
  setUp: (base) => {
    const { log } = base;
    ({ connection } = base);
    const schema = new Schema<Fruit>({ name: String }).index({ name: 1 });
    const fruits = connection.model<Fruit>('tests.named', schema, 'tests.named');
    const claims = {
      name: 'fruits',
      claim: () =>
        fruits
          .find({ name: 'plum' })
          .lean()
          .then(() => null),
    } as unknown as Claims<never>;
    return { fruits, queue: createQueue({ claims, log, attempt: () => Promise.resolve() }) };
  },
  operations: [
    operation(read, async (_input, { deps: { fruits } }) => {
      await fruits.find({ name: 'plum' }).lean();
      await fruits.countDocuments({ name: 'plum' });
      await fruits.distinct('name', { name: 'plum' });
      await fruits.aggregate([{ $match: { name: 'plum' } }, { $count: 'fruits' }]);
      return {};
    }),
    operation(put, async (_input, { deps: { queue } }) => {
      queue.wake();
      await queue.settle();
      return {};
    }),
    operation(ask, (_input, { callAsService }) => callAsService(read, {})),
  ],
});

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ services: [service] });
});
afterAll(() => services.close());

async function getComments(work: () => Promise<unknown>): Promise<unknown[]> {
  const comments: unknown[] = [];
  const note = ({ commandName, command }: mongo.CommandStartedEvent) =>
    void (command[commandName] === 'tests.named' && commandName !== 'listIndexes' && comments.push(command.comment));
  connection.getClient().on('commandStarted', note);
  await work();
  connection.getClient().off('commandStarted', note);
  return comments;
}

it('names the account in each read for its call, and in calls that the call makes', async () => {
  const [ana, ben] = [services.signIn(), services.signIn()];
  const comments = await getComments(() => Promise.all([ana, ben].map((as) => services.request(ask, {}, { as }))));
  const names = [ana, ben].flatMap(({ accountId }) => Array.from({ length: 4 }, () => accountId));
  expect(comments.toSorted()).toEqual(names.toSorted());
});

it('names nobody in the reads of a call by a service', async () => {
  expect(await getComments(() => services.client.call(read, {}, SERVICE_CALLER))).toEqual(Array(4).fill(undefined));
});

it('names nobody in the work of a queue, even if an account’s call wakes it', async () => {
  const as = services.signIn();
  expect(await getComments(() => services.request(put, {}, { as }))).toEqual([undefined]);
});

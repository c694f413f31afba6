import type { Call } from '@meet/contracts';
import { setName } from '@meet/accounts-contract';
import { resolveSession } from '@meet/contracts/session';
import { createChatRoom } from '@meet/chat-contract';
import { createMeeting, startMeeting } from '@meet/meetings-contract';
import { addContact, createContactsGroups } from '@meet/network-contract';
import type { AnyService } from '@meet/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose, { type Query, type Schema } from 'mongoose';
import { fillInput } from '../testing/fillInput.ts';
import { newCallers } from '../testing/newCallers.ts';
import { startTestProduct, type TestProduct } from '../testing/startTestProduct.ts';

const CANARY = /zinnober/i;
/** Valid values for every field, with the canary in as many as possible. */
const TEXTS = [
  'Zinnoberrot Pop',
  'zinnoberrot',
  'zinnoberrot@example.com',
  'Zinnoberrot-4711',
  'https://zinnober.example/',
];
const OTHERS = [true, 1, 30, 2_000_000_000_000, '123456789', '+40711471147', 'UTC', 'en_US'];
const UNFIT = ['zinnoberrot\r\nBcc: zinnober@example.com', { zinnober: 'rot' }, 'zinnober'.repeat(4_000)];

/** Part that fails at present, with all its input in its error. */
let broken: 'nothing' | 'neighbours' | 'database' = 'nothing';
/** Collections that keep working, because nobody would be signed in without them. */
const SESSIONS = new Set(['accounts.sessions', 'accounts.accounts']);

const lines: string[] = [];
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ adapt: frail, logTo: { write: (line) => void lines.push(line) } });
});
afterAll(() => close());

let closing: Promise<void> | undefined;
/** Closes the product and finishes work under way, which may still log something. */
const close = () => (closing ??= product.close());

function failWith(what: unknown): never {
  const text = JSON.stringify(what);
  const cause = Object.assign(new mongoose.mongo.MongoServerError({ message: text }), { what, keyValue: what });
  throw Object.assign(new Error(`could not: ${text}`, { cause }), { envelope: what, errors: [new Error(text)] });
}

/** Returns the service with a switch that makes calls from other services, or its database, fail. */
function frail(service: AnyService): AnyService {
  return {
    ...service,
    operations: service.operations.map(({ call, handler }) => ({
      call,
      handler: (input, context) =>
        broken === 'neighbours' && call.access === 'service' && call.path !== resolveSession.path
          ? failWith(input)
          : handler(input, context),
    })),
    setUp(base) {
      if (!base.connection.plugins.some(({ fn }) => fn === frailSchema)) base.connection.plugin(frailSchema);
      return service.setUp(base);
    },
  };
}

function frailSchema(schema: Schema): void {
  schema.pre('save', function () {
    if (broken === 'database') failWith(this.toObject());
  });
  schema.pre(/^(find|update|delete|count|distinct)/, function (this: Query<unknown, unknown>) {
    if (broken === 'database' && !SESSIONS.has(this.model.modelName)) failWith([this.getFilter(), this.getUpdate()]);
  });
}

/** Returns the calls to try. Signing out is excluded, because it would end the session of the other calls. */
const calls = () => product.client.calls.filter(({ access, name }) => access !== 'service' && name !== 'signOut');

describe('the log at its most verbose', () => {
  it('contains no input and no token of any call, even during failures', async () => {
    const callers = await newCallers(product, 'Zinnoberrot Pop');
    const ask = async <I, O>(call: Call<I, O>, input: object) =>
      (await product.request(call as Call, input, { as: callers.user })).body as O;
    await ask(setName, { newName: 'Zinnoberrot Pop' });
    const { contact } = await ask(addContact, { contactEmail: 'zinnoberrot@example.com', contactName: 'Zinnoberrot' });
    const { contactId, email } = contact;
    const { group } = await ask(createContactsGroups, {
      groupName: 'Zinnober',
      contactsInNewGroup: [{ contactId, email }],
    });
    const { chatroom } = await ask(createChatRoom, { participants: [email], roomName: 'Zinnober' });
    const { roomId } = await ask(createMeeting, { label: 'zinnober', password: 'zinnoberrot' });
    await ask(startMeeting, { roomId });
    const things = { roomId, room: roomId, contactId, groupId: group.groupId, chatId: chatroom.chatId };

    const statuses = new Map<number, number>();
    const tryAll = async (toInput: (call: Call) => unknown) => {
      for (const call of calls()) {
        const { status } = await product.request(call, toInput(call), { as: callers.of(call) });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    for (const unfit of UNFIT) await tryAll((call) => fillInput(call, [unfit]));
    for (broken of ['neighbours', 'database', 'nothing'] as const) {
      await tryAll((call) => fillInput(call, [...TEXTS, ...OTHERS], things));
    }
    await product.request('login_email', '{"password":"zinnoberrot', {
      headers: { 'content-type': 'application/json' },
    });
    await product.get('/api/zinnoberrot?zinnober=rot', { 'user-token': 'zinnoberrot' });
    await close();

    expect(lines.filter((line) => CANARY.test(line))).toEqual([]);
    const tokens = [callers.user, callers.admin].map(({ token }) => token);
    expect(lines.filter((line) => tokens.some((token) => line.includes(token)))).toEqual([]);
    // Checks that enough calls succeeded, were refused or failed to fill the log.
    expect(statuses.get(200)).toBeGreaterThan(50);
    expect(statuses.get(400)).toBeGreaterThan(200);
    expect(statuses.get(500)).toBeGreaterThan(50);
    expect(lines.filter((line) => line.includes('"err":')).length).toBeGreaterThan(100);
  }, 240_000);
});

import { createCallDefiner, commonErrors, input, output, ServiceError, text, type Caller } from '@meet/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { string } from 'yup';
import { createLocalBus } from '../bus/createLocalBus.ts';
import { createHttpServer } from '../http/createHttpServer.ts';
import { mountInternal } from '../http/mountInternal.ts';
import { createHttpClient } from './createHttpClient.ts';
import { createLocalClient, type LocalClient } from './createLocalClient.ts';
import { createOperationDefiner } from './defineOperation.ts';
import { createRateLimiter } from './RateLimiter.ts';

const defineCall = createCallDefiner('tests');
const whoAmI = defineCall('whoAmI', {
  path: 'who-am-i',
  access: 'user',
  summary: 'Names the caller.',
  input: input({ greeting: text().required('common.required') }),
  output: output({ answer: string().required() }),
});
const look = defineCall('look', {
  path: 'look',
  access: 'service',
  summary: 'Between services.',
  input: input({}),
  output: output({}),
});

const ana: Caller = {
  kind: 'user',
  accountId: 'a',
  email: 'ana@example.com',
  fullName: 'Ana',
  sessionId: 's',
  locale: 'fr_FR',
  desktopApp: false,
  requestId: 'request-1',
  address: '127.0.0.1',
};

const log = pino({ level: 'silent' });
const SERVICE_KEY = 'shared-between-the-services';
let app: FastifyInstance;
let address: string;
let local: LocalClient;

beforeAll(async () => {
  local = createLocalClient({ bus: createLocalBus(log), log, limiter: createRateLimiter() });
  const define = createOperationDefiner<null>();
  local.register(
    [
      define(whoAmI, ({ greeting }, { account, caller }) => ({
        answer: `${greeting} ${account.fullName} ${caller.locale}`,
      })),
      define(look, () => {
        throw new ServiceError(commonErrors.NOT_FOUND, { params: { what: 'x' } });
      }),
    ],
    null,
  );
  app = await createHttpServer({ log });
  mountInternal(app, local.calls, local, SERVICE_KEY);
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const remote = (serviceKey = SERVICE_KEY) => createHttpClient({ addresses: { tests: address }, serviceKey });

describe.each([
  ['in this process', () => local],
  ['over HTTP', () => remote()],
])('a client %s', (_where, client) => {
  it('returns the operation’s output, on behalf of the caller', async () => {
    expect(await client().call(whoAmI, { greeting: 'Salut' }, ana)).toEqual({ answer: 'Salut Ana fr_FR' });
  });

  it('throws the operation’s own refusals, with their details', async () => {
    await expect(client().call(whoAmI, {} as never, ana)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: [{ path: 'greeting', key: 'common.required' }] },
    });
    await expect(client().call(whoAmI, { greeting: 'x' }, { ...ana, kind: 'visitor' })).rejects.toMatchObject({
      code: 'SESSION_INVALID',
    });
    await expect(client().call(look, {}, { ...ana, kind: 'service' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      entry: { status: 404 },
      details: { params: { what: 'x' } },
    });
    await expect(client().call(look, {}, ana)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('a service’s internal paths', () => {
  it('refuse callers without the services’ key', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/internal/look',
      payload: { caller: { ...ana, kind: 'service' }, input: {} },
      headers: { authorization: 'Service guessed' },
    });
    expect(response.statusCode).toBe(403);
    await expect(remote('guessed').call(look, {}, ana)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('are UNAVAILABLE when the answer is cut off', async () => {
    const cut = await createHttpServer({ log });
    cut.post('/internal/look', (_request, reply) => reply.type('application/json').send('{"output":'));
    const broken = createHttpClient({
      addresses: { tests: await cut.listen({ host: '127.0.0.1', port: 0 }) },
      serviceKey: SERVICE_KEY,
    });
    await expect(broken.call(look, {}, ana)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await cut.close();
  });

  it('are UNAVAILABLE when the service is down or unknown', async () => {
    const down = createHttpClient({ addresses: { tests: 'http://127.0.0.1:1' }, serviceKey: SERVICE_KEY });
    await expect(down.call(look, {}, ana)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const unknown = createHttpClient({ addresses: {}, serviceKey: SERVICE_KEY });
    await expect(unknown.call(look, {}, ana)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

import { createCallDefiner, commonErrors, input, output, ServiceError } from '@meet/contracts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { pino } from 'pino';
import { createLocalBus } from '../bus/createLocalBus.ts';
import { createLocalClient } from '../operations/createLocalClient.ts';
import { createOperationDefiner } from '../operations/defineOperation.ts';
import { createRateLimiter } from '../operations/RateLimiter.ts';
import { loadTranslator } from '../texts/translator.ts';
import { createHttpServer } from './createHttpServer.ts';
import { mountRest } from './mountRest.ts';

const takeSome = createCallDefiner('tests')('takeSome', {
  path: 'take-some',
  access: 'public',
  summary: 'Reads a little, then has had enough.',
  input: input({}),
  takes: 'bytes',
  output: output({}),
});

const log = pino({ level: 'silent' });
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let app: FastifyInstance;
let url: string;
beforeAll(async () => {
  app = await createHttpServer({ log });
  const client = createLocalClient({ bus: createLocalBus(log), log, limiter: createRateLimiter() });
  const operation = createOperationDefiner<null>()(takeSome, async (_input, { body }) => {
    for await (const _chunk of body!) throw new ServiceError(commonErrors.BODY_TOO_LARGE);
    return {};
  });
  client.register([operation], null);
  const translator = await loadTranslator([]);
  mountRest(app, { calls: client.calls, client, authenticate: async (_credentials, visitor) => visitor, translator });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  agent.destroy();
  await app.close();
});

it('keeps the connection usable after a body that was not read to its end', async () => {
  const body = Buffer.alloc(3_000_000);
  for (const sent of [body, body, Buffer.from('x')]) {
    const outgoing = request(`${url}/api/take-some`, { method: 'POST', agent }).end(sent);
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    expect(answer.statusCode).toBe(413);
  }
});

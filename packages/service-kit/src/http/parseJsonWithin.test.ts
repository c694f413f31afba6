import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createHttpServer } from './createHttpServer.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await createHttpServer({ log: pino({ level: 'silent' }) });
  app.post('/echo', async ({ body }) => ({ body }));
  app.setErrorHandler((error, _request, reply) => reply.code(400).send({ code: (error as Error).message }));
});
afterAll(() => app.close());

const send = (payload: string) =>
  app.inject({ method: 'POST', url: '/echo', payload, headers: { 'content-type': 'application/json' } });
const nest = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth);

describe('a JSON body', () => {
  it.each([
    ['a nest of twenty', nest(20)],
    ['many nests beside each other', `[${Array.from({ length: 50 }, () => nest(10)).join(',')}]`],
    ['brackets in a text', JSON.stringify({ text: nest(50) })],
    ['brackets after a quotation mark in a text', JSON.stringify({ text: `\\"${nest(50, '{', '}')}"` })],
  ])('is read with %s', async (_what, payload) => {
    const response = await send(payload);
    expect(response.json()).toEqual({ body: JSON.parse(payload) });
  });

  it.each([
    ['arrays', nest(21)],
    ['objects', nest(21, '{"a":', '}').replace('}', '1}')],
    ['a megabyte of brackets', nest(500_000)],
    ['a nest that is never closed', '['.repeat(500_000)],
    ['a nest after a text that ends in backslashes', `["a\\\\",${nest(21)}]`],
  ])('is refused without parsing if it nests deeper: %s', async (_what, payload) => {
    expect((await send(payload)).json()).toEqual({ code: 'VALIDATION_FAILED' });
  });

  it('is refused if it is invalid, or would change a prototype', async () => {
    for (const payload of ['{ "not a JSON', '', '{"__proto__":{"isAdmin":true}}']) {
      expect((await send(payload)).statusCode).toBe(400);
    }
  });
});

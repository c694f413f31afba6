import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createLogger } from '../logging/createLogger.ts';
import { createHttpServer } from './createHttpServer.ts';

const lines: string[] = [];
let app: FastifyInstance;
beforeAll(async () => {
  app = await createHttpServer({
    log: createLogger({ level: 'trace', to: { write: (line) => void lines.push(line) } }),
  });
  app.get('/fails', async () => {
    throw Object.assign(new Error('no mailbox zinnober@example.com'), { to: 'zinnober@example.com' });
  });
  app.post('/takes', async () => ({}));
  await app.ready();
});
afterAll(() => app.close());

describe('a failing route that is no call', () => {
  it('hides the error from the response, and logs the failure without its text', async () => {
    const { statusCode, body } = await app.inject('/fails');
    expect([statusCode, JSON.parse(body)]).toEqual([500, { success: false, code: 'INTERNAL' }]);
    expect(lines.join('')).toContain('a request failed unexpectedly');
    expect(lines.join('')).not.toContain('zinnober');
  });

  it('refuses unreadable input, without its text in the log', async () => {
    const headers = { 'content-type': 'application/json' };
    const { statusCode } = await app.inject({ method: 'POST', url: '/takes', headers, payload: '{"zinnober' });
    expect(statusCode).toBe(400);
    expect(lines.join('')).not.toContain('zinnober');
  });
});

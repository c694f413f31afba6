import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { metrics } from '@meet/service-kit';
import fastify, { type FastifyInstance } from 'fastify';
import { CSP_REPORT_PATH, mountPolicyReports } from './mountPolicyReports.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify({ trustProxy: true });
  mountPolicyReports(app);
  await app.ready();
});
afterAll(() => app.close());

let visitor = 0;
/** Sends a report, from a new address by default. */
function report(type: string, payload: string, address = `198.51.100.${++visitor}`) {
  const headers = { 'content-type': type, 'x-forwarded-for': address };
  return app.inject({ method: 'POST', url: CSP_REPORT_PATH, headers, payload });
}

async function counts(): Promise<Record<string, number>> {
  const { values } = await metrics.getSingleMetric('meet_policy_violations_total')!.get();
  return Object.fromEntries(values.map(({ labels, value }) => [String(labels['directive']), value]));
}

describe('reports of policy violations', () => {
  it('are counted by directive, in both formats', async () => {
    const before = await counts();
    const old = { 'csp-report': { 'effective-directive': 'style-src-elem', 'blocked-uri': 'inline' } };
    const reports = ['script-src-elem', 'script-src-elem'].map((effectiveDirective) => ({
      type: 'csp-violation',
      body: { effectiveDirective, documentURL: 'https://meet.example/reset-password/secret' },
    }));
    expect((await report('application/csp-report', JSON.stringify(old))).statusCode).toBe(204);
    expect((await report('application/reports+json', JSON.stringify(reports))).statusCode).toBe(204);
    const after = await counts();
    expect(after['style-src-elem']).toBe((before['style-src-elem'] ?? 0) + 1);
    expect(after['script-src-elem']).toBe((before['script-src-elem'] ?? 0) + 2);
  });

  it('keep nothing else: an unknown directive counts as other', async () => {
    const violated = { 'csp-report': { 'violated-directive': 'https://meet.example/reset-password/secret' } };
    await report('application/csp-report', JSON.stringify(violated));
    expect(Object.keys(await counts())).toContain('other');
    expect(await metrics.metrics()).not.toContain('secret');
  });

  it('count at most twenty violations of one request', async () => {
    const before = (await counts())['img-src'] ?? 0;
    const many = Array.from({ length: 90 }, () => ({ body: { effectiveDirective: 'img-src' } }));
    await report('application/reports+json', JSON.stringify(many));
    expect((await counts())['img-src']).toBe(before + 20);
  });

  it.each([
    ['what is no JSON', 'application/csp-report', '{', 400],
    ['another type', 'application/json', '{}', 415],
    ['more than a report holds', 'application/csp-report', JSON.stringify({ 'csp-report': 'x'.repeat(20_000) }), 413],
  ])('are refused when they are %s', async (_name, type, payload, status) => {
    expect((await report(type, payload)).statusCode).toBe(status);
  });

  it.each(['null', '[]', '[null, 1, {"body":null}]', '{"csp-report":7}', '{"csp-report":{"effective-directive":{}}}'])(
    'cause no failure in an odd shape: %s',
    async (payload) => {
      expect((await report('application/reports+json', payload)).statusCode).toBe(204);
    },
  );

  it('are refused from an address that sends too many, and from no other', async () => {
    const send = (address: string) => report('application/csp-report', '{"csp-report":{}}', address);
    const answers = await Promise.all(Array.from({ length: 31 }, () => send('203.0.113.9')));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect((await send('203.0.113.10')).statusCode).toBe(204);
  });
});

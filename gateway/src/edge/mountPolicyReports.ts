import { createAddressLimit, policyViolations } from '@meet/service-kit';
import type { FastifyInstance } from 'fastify';

/** Path to which browsers report what a page's policy refused. */
export const CSP_REPORT_PATH = '/api/csp-reports';

/** One format each of the two ways in which browsers report. */
const TYPES = ['application/csp-report', 'application/reports+json'];
const BODY_LIMIT = 16 * 1024;
/** A browser sends what has gathered at once. */
const REPORTS_MAX = 20;
/** A page that violates its policy does so many times; some of them are enough to know. */
const LIMIT = { max: 30, windowSeconds: 60 };

/** The label's values are these and `other`, whatever somebody sends. */
const DIRECTIVES = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'media-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'manifest-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
]);

interface Violation {
  readonly effectiveDirective?: unknown;
  readonly 'effective-directive'?: unknown;
  readonly 'violated-directive'?: unknown;
}

/** Counts reports by directive. Nothing else of them is kept: addresses in them may hold what is secret. */
export function mountPolicyReports(app: FastifyInstance): void {
  // Reports end in a log and a metric, which each process has of its own.
  const limit = createAddressLimit('policy reports', LIMIT);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, parse(body as string)),
    );
    scope.post(CSP_REPORT_PATH, async ({ body, ip }, reply) => {
      if (!(await limit.admits(ip))) return reply.code(429).header('retry-after', String(LIMIT.windowSeconds)).send();
      if (body === undefined) return reply.code(400).send();
      for (const violation of getViolations(body)) policyViolations.inc({ directive: getDirective(violation) });
      return reply.code(204).send();
    });
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function getViolations(body: unknown): Violation[] {
  const sent: unknown[] = Array.isArray(body)
    ? body.slice(0, REPORTS_MAX).map((report) => (report as { body?: unknown } | null)?.body)
    : [(body as { 'csp-report'?: unknown } | null)?.['csp-report']];
  return sent.filter((violation): violation is Violation => typeof violation === 'object' && violation !== null);
}

function getDirective(violation: Violation): string {
  const told =
    violation.effectiveDirective ?? violation['effective-directive'] ?? violation['violated-directive'] ?? '';
  const [directive = ''] = String(told).split(' ', 1);
  return DIRECTIVES.has(directive) ? directive : 'other';
}

import { createAddressLimit, policyViolations } from '@meet/service-kit';
import type { FastifyInstance } from 'fastify';

/** Path to which browsers report violations of a page's policy. */
export const CSP_REPORT_PATH = '/api/csp-reports';

/** Content types of `report-uri` and of the Reporting API. */
const TYPES = ['application/csp-report', 'application/reports+json'];
const BODY_LIMIT = 16 * 1024;
/** Maximum number of reports per request: a browser sends all collected reports at once. */
const REPORTS_MAX = 20;
/** A page that violates its policy does so many times, and a few reports suffice. */
const LIMIT = { max: 30, windowSeconds: 60 };

/** Known values of the metric's label. Everything else counts as `other`. */
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

/** Counts reports by directive. Nothing else of them is kept, because URLs in them may hold secrets. */
export function mountPolicyReports(app: FastifyInstance): void {
  // Counted per process, because each process has its own log and metric of reports.
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
  const violated =
    violation.effectiveDirective ?? violation['effective-directive'] ?? violation['violated-directive'] ?? '';
  const [directive = ''] = String(violated).split(' ', 1);
  return DIRECTIVES.has(directive) ? directive : 'other';
}

import { DEFAULT_LOCALE, LOCALES, ServiceError, type Locale } from '@meet/contracts';
import { integrationsErrors } from '@meet/integrations-contract';
import { createAddressLimit, presentFailure, type ServiceBase } from '@meet/service-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Deps } from '../Deps.ts';
import { createPanel, type Drawn } from './createPanel.ts';
import { toDescriptor } from './toDescriptor.ts';
import { drawPanel } from './drawPanel.ts';
import { JIRA_APP_PATH } from './createJira.ts';
import { LIFECYCLE, takeLifecycle } from './takeLifecycle.ts';

const BODY_LIMIT = 16 * 1024;
/** All people of a site may come from one address. */
const LIMIT = { max: 600, windowSeconds: 60 };

/**
 * Serves the addresses that a Jira site requests: the app's descriptor, its lifecycle hooks, and the panel within an
 * issue.
 */
export function mountJira(app: FastifyInstance, deps: Deps, base: ServiceBase): void {
  const { jira } = deps;
  if (!jira) return;
  const { publicUrl, log, translator } = base;
  const panel = createPanel(deps, jira, base);
  const limit = createAddressLimit('jira', LIMIT, base.limits);
  const bridge = new URL(jira.bridgeUrl);

  function send(reply: FastifyReply, locale: Locale, { view, installation }: Drawn) {
    const { html, styles } = drawPanel(locale, view, jira!);
    // Only the site for which the panel is drawn may frame it.
    const frame = installation && installation.state !== 'removed' ? new URL(installation.baseUrl).origin : "'none'";
    return reply
      .header(
        'content-security-policy',
        [
          "default-src 'none'",
          `script-src ${bridge.origin}${bridge.pathname}`,
          `style-src ${styles}`,
          "form-action 'self'",
          "base-uri 'none'",
          `frame-ancestors ${frame}`,
        ].join('; '),
      )
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(html);
  }

  void app.register(
    async (scope) => {
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: BODY_LIMIT },
        (_request, body, done) => done(null, new URLSearchParams(body as string)),
      );
      scope.addHook('onRequest', async (request, reply) => {
        if (!(await limit.admits(app.getAddress(request.raw))))
          return reply.code(429).header('retry-after', String(LIMIT.windowSeconds)).send();
      });
      scope.get('/atlassian-connect.json', async (_request, reply) =>
        reply.header('cache-control', 'no-cache').send(toDescriptor(jira, publicUrl)),
      );
      for (const event of LIFECYCLE) {
        scope.post(`/${event}`, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
          const token = /^JWT (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
          if (await takeLifecycle(deps, jira, { event, token, body: request.body })) return reply.code(204).send();
          log.info({ event }, 'a lifecycle request of a Jira site was refused');
          const refusal = new ServiceError(integrationsErrors.JIRA_REQUEST_REFUSED);
          const { status, body } = presentFailure(refusal, getLocale(request.headers), translator);
          return reply.code(status).header('cache-control', 'no-store').send(body);
        });
      }
      scope.get('/panel', async (request, reply) => {
        const query = request.url.slice(request.url.indexOf('?') + 1);
        return send(reply, getLocale(request.headers), await panel.open(query));
      });
      scope.post('/panel', async (request, reply) => {
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const locale = getLocale(request.headers);
        return send(reply, locale, await panel.act(form.get('act') ?? '', form.get('token') ?? '', locale));
      });
    },
    { prefix: JIRA_APP_PATH },
  );
}

/**
 * Returns the first of the browser’s languages that the product supports. The panel does not know the account's own
 * choice.
 */
function getLocale(headers: IncomingHttpHeaders): Locale {
  const wanted = (headers['accept-language'] ?? '').split(',').map((one) => one.trim().slice(0, 2).toLowerCase());
  for (const language of wanted.slice(0, 10)) {
    const locale = LOCALES.find((one) => one.startsWith(`${language}_`));
    if (locale) return locale;
  }
  return DEFAULT_LOCALE;
}

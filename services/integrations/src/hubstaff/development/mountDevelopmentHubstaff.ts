import { inlineStyles, type ServiceBase } from '@meet/service-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IntegrationsSettings } from '../../settings.ts';
import { HUBSTAFF_ANSWER_PATH } from '../hubstaffAnswerPath.ts';
import { createDevelopmentHubstaff, type DevelopmentHubstaff } from './createDevelopmentHubstaff.ts';
import { DEVELOPMENT_HUBSTAFF_PATH, developmentClientSecret } from './developmentClient.ts';
import { AGREE_PAGE, drawEntries } from './drawPages.ts';

const FORM_MAX = 16 * 1024;
/** Leaves out `form-action`: the form's answer redirects to the product, which may have another origin. */
const POLICY = `default-src 'none'; style-src ${inlineStyles(AGREE_PAGE)}; base-uri 'none'; frame-ancestors 'none'`;

/** Serves a substitute for Hubstaff that accepts any identity. For development only; created on first use. */
export function mountDevelopmentHubstaff(app: FastifyInstance, base: ServiceBase<IntegrationsSettings>): void {
  const { publicUrl, secrets } = base;
  const issuer = `${publicUrl}${DEVELOPMENT_HUBSTAFF_PATH}`;
  let made: Promise<DevelopmentHubstaff> | undefined;
  const hubstaff = () =>
    (made ??= createDevelopmentHubstaff(
      issuer,
      `${publicUrl}${HUBSTAFF_ANSWER_PATH}`,
      developmentClientSecret(secrets),
    ));

  const draw = (reply: FastifyReply, html: string) =>
    reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);

  void app.register(
    async (scope) => {
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: FORM_MAX },
        (_request, body, done) => done(null, new URLSearchParams(body as string)),
      );
      const toForm = (body: unknown) => (body instanceof URLSearchParams ? body : new URLSearchParams());

      scope.get('/', async (_request, reply) => draw(reply, drawEntries((await hubstaff()).entries)));
      scope.get('/.well-known/openid-configuration', async (_request, reply) =>
        reply.send((await hubstaff()).discovery),
      );
      scope.get('/jwks.json', async (_request, reply) => reply.send((await hubstaff()).keys));
      scope.get('/authorizations/new', async (_request, reply) => draw(reply, AGREE_PAGE));
      scope.post('/authorizations/new', async (request, reply) => {
        const query = new URL(request.url, publicUrl).searchParams;
        const back = (await hubstaff()).agree(query, toForm(request.body).get('name')?.trim() ?? '');
        return back ? reply.redirect(back, 303) : reply.code(400).send({ error: 'invalid_request' });
      });
      scope.post('/access_tokens', async (request, reply) => {
        const [status, body] = await (await hubstaff()).exchange(toForm(request.body));
        return reply.code(status).header('cache-control', 'no-store').send(body);
      });
      scope.all('/v2/*', async (request, reply) => {
        const path = new URL(request.url, publicUrl).pathname.slice(DEVELOPMENT_HUBSTAFF_PATH.length);
        const [status, body] = (await hubstaff()).answer(path, request.headers.authorization, request.body);
        return reply.code(status).send(body);
      });
    },
    { prefix: DEVELOPMENT_HUBSTAFF_PATH },
  );
}

import { inlineStyles, type ServiceBase } from '@meet/service-kit';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { AccountsSettings } from '../../settings.ts';
import { answerConnections } from './answerConnections.ts';
import { DEVELOPMENT_CONTACTS_PATH, DEVELOPMENT_ISSUER_PATH } from './developmentClient.ts';
import { drawSignIn } from './drawSignIn.ts';
import { toAccountId } from './toAccountId.ts';

/** Maximum contacts that a person may claim. */
const CONTACTS_MAX = 20_000;
const SIGN_IN = drawSignIn({ requestsContacts: false });
const SIGN_IN_FOR_CONTACTS = drawSignIn({ requestsContacts: true });
/** Leaves out `form-action`: the form's answer redirects to the product, which may have another origin. */
const POLICY = `default-src 'none'; style-src ${inlineStyles(SIGN_IN)}; base-uri 'none'; frame-ancestors 'none'`;

/**
 * Serves an issuer that accepts any identity, and the contacts that it invents for it. For development only; created on
 * first use.
 */
export function mountDevelopmentIssuer(app: FastifyInstance, base: ServiceBase<AccountsSettings>): void {
  const contactsScope = base.settings.CONTACTS_SCOPE;
  let issuer: Promise<Provider> | undefined;
  const provider = () => (issuer ??= makeIssuer(base));

  void app.register(async (scope) => {
    // The issuer reads the bodies of its requests itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    scope.get(`${DEVELOPMENT_ISSUER_PATH}/interaction/:uid`, async (request, reply) => {
      const interaction = await (await provider()).interactionDetails(request.raw, reply.raw).catch(() => undefined);
      const requestsContacts = String(interaction?.params['scope']).split(' ').includes(contactsScope);
      return reply
        .header('content-security-policy', POLICY)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(requestsContacts ? SIGN_IN_FOR_CONTACTS : SIGN_IN);
    });
    scope.post(`${DEVELOPMENT_ISSUER_PATH}/interaction/:uid`, async (request, reply) => {
      const form = new URLSearchParams(await readBody(request.raw));
      const accountId = toAccountId({
        email: form.get('email') ?? '',
        name: form.get('name') ?? '',
        contacts: Math.min(Math.max(Math.trunc(Number(form.get('contacts'))) || 0, 0), CONTACTS_MAX),
      });
      const to = await (await provider()).interactionResult(request.raw, reply.raw, { login: { accountId } });
      return reply.redirect(to, 303);
    });
    scope.get<{ Querystring: { pageSize?: string; pageToken?: string } }>(
      DEVELOPMENT_CONTACTS_PATH,
      async (request, reply) => answerConnections(await provider(), contactsScope, request, reply),
    );
    scope.all(`${DEVELOPMENT_ISSUER_PATH}/*`, async (request, reply) => {
      const handle = (await provider()).callback();
      const raw = request.raw as IncomingMessage & { originalUrl?: string };
      raw.originalUrl = raw.url;
      raw.url = raw.url!.slice(DEVELOPMENT_ISSUER_PATH.length);
      reply.hijack();
      await handle(raw, reply.raw);
    });
  });
}

/**
 * Loads the issuer's library only when needed: it is a sixth of all code loaded at start, and few processes need it.
 */
async function makeIssuer(base: ServiceBase<AccountsSettings>): Promise<Provider> {
  const { createDevelopmentIssuer } = await import('./createDevelopmentIssuer.ts');
  return createDevelopmentIssuer(`${base.publicUrl}${DEVELOPMENT_ISSUER_PATH}`, base);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

import { hrefFor } from '@meet/contracts/routes';
import { readScopes, OAUTH_ENDPOINTS } from '@meet/oauth-contract';
import type { ServiceBase } from '@meet/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Deps } from '../Deps.ts';
import { openAnswer, type Answer } from '../provider/answers.ts';
import { failureAddress } from '../provider/failureAddress.ts';

interface InteractionRoute {
  Params: { uid: string };
  Querystring: { answer?: string };
}

/**
 * Mounts the paths through which the browser reaches the person's decision and returns. Both are under the path of the
 * request's cookie, so that an answer is valid only in the browser that the application redirected. So nobody gets a
 * code for another person's permission.
 */
export function mountAnswers(
  scope: FastifyInstance,
  { provider, secrets }: Deps,
  { publicUrl, now }: ServiceBase,
): void {
  scope.get<InteractionRoute>(`${OAUTH_ENDPOINTS.interaction}/:uid`, async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(`${publicUrl}${hrefFor('oauthAuthorize')}?uid=${encodeURIComponent(request.params.uid)}`, 303),
  );

  scope.get<InteractionRoute>(`${OAUTH_ENDPOINTS.interaction}/:uid/answer`, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const { uid } = request.params;
    const answer = openAnswer(secrets, String(request.query.answer ?? ''));
    const server = await provider();
    const details = await server.interactionDetails(request.raw, reply.raw).catch(() => undefined);
    if (answer?.uid !== uid || answer.until <= now() || details?.uid !== uid)
      return reply.redirect(failureAddress(publicUrl, 'expired'), 303);
    const result = answer.allow
      ? {
          login: { accountId: answer.accountId, remember: false },
          consent: { grantId: await grant(server, details, answer) },
        }
      : { error: 'access_denied', error_description: 'The person denied it.' };
    const to = await server.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
    return reply.redirect(to, 303);
  });
}

/** Creates a separate permission for each answer. */
function grant(
  server: Provider,
  { params }: Awaited<ReturnType<Provider['interactionDetails']>>,
  { accountId }: Answer,
): Promise<string> {
  const given = new server.Grant({ accountId, clientId: String(params['client_id']) });
  given.addOIDCScope(readScopes(String(params['scope'] ?? '')).join(' '));
  return given.save();
}

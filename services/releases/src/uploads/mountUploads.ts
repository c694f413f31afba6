import multipart from '@fastify/multipart';
import { ServiceError, type Call, type Caller } from '@meet/contracts';
import { publishRelease } from '@meet/releases-contract';
import {
  authorize,
  createAuthenticator,
  failureOfFastify,
  presentFailure,
  readCaller,
  type ServiceBase,
} from '@meet/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../Deps.ts';
import { loadRemote } from '../rights/loadRemote.ts';
import { readUpload } from './readUpload.ts';

/** Takes releases. Who may not publish is told so before anything is read. */
export function mountUploads(app: FastifyInstance, deps: Deps, base: ServiceBase): void {
  const authenticate = createAuthenticator(base.client);

  async function publish(request: FastifyRequest<{ Params: { remote: string } }>, caller: Caller) {
    const { remote } = request.params;
    authorize(publishRelease as Call, caller);
    await loadRemote(deps, caller, remote);
    const upload = await readUpload(request);
    deps.uploads.set(caller, upload);
    const { record, signature, commit } = upload.fields;
    return base.client.call(publishRelease, { remote, record: record!, signature, commit }, caller);
  }

  function fail(error: unknown, caller: Caller | undefined, request: FastifyRequest, reply: FastifyReply) {
    const known = failureOfFastify(error);
    if (!(known instanceof ServiceError) || known.entry.reportable)
      request.log.error({ err: error, call: publishRelease.name }, 'a call failed unexpectedly');
    const { status, body } = presentFailure(known, caller?.locale ?? 'en_US', deps.translator);
    return reply.code(status).header('cache-control', 'no-store').send(body);
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart);
    // Who may not publish learns that first; what is no form is refused by who reads it.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.setErrorHandler((error, request, reply) => fail(error, undefined, request, reply));
    scope.post<{ Params: { remote: string } }>(`/api/${publishRelease.path}`, async (request, reply) => {
      let caller: Caller | undefined;
      try {
        const facts = { headers: request.headers, requestId: request.id, address: app.addressOf(request.raw) };
        caller = await readCaller(facts, authenticate);
        const output = await publish(request, caller);
        return await reply.header('cache-control', 'no-store').send({ success: true, ...output });
      } catch (error) {
        return fail(error, caller, request, reply);
      }
    });
  });
}

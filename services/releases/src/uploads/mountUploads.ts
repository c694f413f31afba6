import multipart from '@fastify/multipart';
import type { Call } from '@meet/contracts';
import { publishRelease } from '@meet/releases-contract';
import {
  answerCall,
  answerFailure,
  authorize,
  createAuthenticator,
  failureOfFastify,
  type ServiceBase,
} from '@meet/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../Deps.ts';
import { loadRemote } from '../rights/loadRemote.ts';
import { Publication } from './Publication.ts';
import { readUpload } from './readUpload.ts';

type PublishRequest = FastifyRequest<{ Params: { remote: string } }>;

/** Accepts releases. The caller's right to publish is checked before the upload is read, and again after it. */
export function mountUploads(app: FastifyInstance, deps: Deps, base: ServiceBase): void {
  const call = publishRelease as Call;
  const answering = { authenticate: createAuthenticator(base), translator: deps.translator };

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart);
    // A caller who may not publish is refused first. After that, the body's reader refuses bodies that are not a form.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.setErrorHandler((error, request, reply) =>
      answerFailure(call.name, answering, failureOfFastify(error), request, reply),
    );
    const publish = answerCall<PublishRequest>(call, answering, async (request, caller) => {
      const { remote } = request.params;
      authorize(call, caller);
      await loadRemote(deps, caller, remote);
      const { fields, files } = await readUpload(request);
      // An upload may take minutes, in which the token may be revoked.
      const target = await loadRemote(deps, caller, remote);
      const { record, signature, commit, types } = fields;
      const input = { remote, record: record!, signature, commit, types };
      return base.client.call(publishRelease, input, caller, new Publication(target, files));
    });
    scope.post<{ Params: { remote: string } }>(`/api/${call.path}`, publish);
  });
}

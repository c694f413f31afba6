import { commonErrors, ServiceError, type Call, type CallClient } from '@meet/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { answerCall, answerFailure, getCaller, type AnswerOptions } from './answerCall.ts';
import { failureOfFastify } from './failureOfFastify.ts';
import { receiveBytes } from './receiveBytes.ts';

export interface RestOptions extends AnswerOptions {
  readonly calls: readonly Call[];
  readonly client: CallClient;
}

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Serves every call that is not `service` under /api/. */
export function mountRest(app: FastifyInstance, options: RestOptions): void {
  void app.register(
    async (api) => {
      api.removeContentTypeParser('text/plain');
      api.setErrorHandler((error, request, reply) =>
        answerFailure('http', options, failureOfFastify(error), request, reply),
      );
      const served = options.calls.filter(({ access }) => access !== 'service');
      const taking = (kind: Call['takes']) => served.filter(({ takes }) => takes === kind);
      // A form is read by its service's own route.
      for (const call of taking('json')) route(api, call, options);
      void api.register(async (raw) => {
        raw.removeAllContentTypeParsers();
        // The call validates the bytes themselves, whatever type their sender claims.
        raw.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
        for (const call of taking('bytes')) route(raw, call, options);
      });
      const allowed = new Map(
        [...Map.groupBy(served, ({ path }) => path)].map(([path, calls]) => [path, getAllow(calls)]),
      );
      for (const [path, allow] of allowed) if (path.includes(':')) refuseOtherMethods(api, path, allow, options);
      const refuseUnknown = (request: FastifyRequest, reply: FastifyReply) => {
        const allow = allowed.get((request.params as { '*'?: string })['*'] ?? '');
        return allow
          ? refuseMethod(allow, options, request, reply)
          : answerFailure('unknown', options, new ServiceError(commonErrors.NOT_FOUND), request, reply);
      };
      api.setNotFoundHandler(refuseUnknown);
      // Ahead of the pages, which answer every other path.
      api.all('/*', refuseUnknown);
    },
    { prefix: '/api' },
  );
}

function route(api: FastifyInstance, call: Call, options: RestOptions): void {
  api.route({
    method: call.method,
    url: `/${call.path}`,
    bodyLimit: call.bodyLimit,
    // Stored bytes are compressed as well as they can be, and clients request ranges of them.
    ...(call.gives === 'bytes' && { compress: false }),
    handler: answerCall(call, options, (request, caller) => {
      const asks = () => getCaller(request, options.authenticate);
      const body = call.takes === 'bytes' ? receiveBytes(request, caller, asks) : undefined;
      return options.client.call(call, toInput(call, request), caller, body);
    }),
  });
}

/** The query or the body, with the members that stand in the path or travel as headers; what is no object is for the call to refuse. */
function toInput({ method, takes, headers }: Call, { query, body, params, headers: sent }: FastifyRequest): unknown {
  const given = method === 'GET' || takes === 'bytes' ? query : (body ?? {});
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const travelling = Object.entries(headers).map(([member, header]) => [member, sent[header]]);
  return { ...given, ...Object.fromEntries(travelling), ...(params as object) };
}

/** The methods that a path may be asked by. */
function getAllow(calls: readonly Call[]): readonly string[] {
  const own = new Set<string>(calls.map(({ method }) => method));
  return [...own, ...(own.has('GET') ? ['HEAD'] : [])];
}

/** For a path with members in it. One without is told by its name from what is unknown: a route of each other method takes its time to make. */
function refuseOtherMethods(api: FastifyInstance, path: string, allow: readonly string[], options: RestOptions): void {
  api.route({
    method: METHODS.filter((method) => !allow.includes(method)),
    url: `/${path}`,
    handler: (request, reply) => refuseMethod(allow, options, request, reply),
  });
}

/** A path that is there answers a method that is not with what it may be asked by. */
function refuseMethod(
  allow: readonly string[],
  options: RestOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const error = new ServiceError(commonErrors.METHOD_NOT_ALLOWED);
  return answerFailure('unknown', options, error, request, reply.header('allow', allow.join(', ')));
}

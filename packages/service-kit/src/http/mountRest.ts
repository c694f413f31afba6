import { commonErrors, ServiceError, type Call, type CallClient } from '@meet/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { answerCall, answerFailure, getCaller, type AnswerOptions } from './answerCall.ts';
import { failureOfFastify } from './failureOfFastify.ts';
import { parseJsonOfForms } from './parseJsonWithin.ts';
import { receiveBytes } from './receiveBytes.ts';

export interface RestOptions extends AnswerOptions {
  readonly calls: readonly Call[];
  readonly client: CallClient;
}

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Serves every call under /api/, except those with the access `service`. */
export function mountRest(app: FastifyInstance, options: RestOptions): void {
  void app.register(
    async (api) => {
      api.removeContentTypeParser('text/plain');
      api.setErrorHandler((error, request, reply) =>
        answerFailure('http', options, failureOfFastify(error), request, reply),
      );
      const served = options.calls.filter(({ access }) => access !== 'service');
      const taking = (kind: Call['takes']) => served.filter(({ takes }) => takes === kind);
      // Form calls are not mounted here: the route of their service reads the form.
      for (const call of taking('json')) {
        if (call.formMember === undefined) route(api, call, options);
        else void api.register(async (forms) => routeForms(forms, call, options));
      }
      void api.register(async (raw) => {
        raw.removeAllContentTypeParsers();
        // The call validates the bytes themselves, whatever content type the sender claims.
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
      // Registered before the pages, which answer every other path.
      api.all('/*', refuseUnknown);
    },
    { prefix: '/api' },
  );
}

/** Serves a call whose input may also come as JSON in a URL-encoded form. */
function routeForms(forms: FastifyInstance, call: Call, options: RestOptions): void {
  parseJsonOfForms(forms, call.formMember!);
  route(forms, call, options);
}

function route(api: FastifyInstance, call: Call, options: RestOptions): void {
  api.route({
    method: call.method,
    url: `/${call.path}`,
    bodyLimit: call.bodyLimit,
    // Stored bytes are already compressed where that helps, and clients request ranges of them.
    ...(call.gives === 'bytes' && { compress: false }),
    handler: answerCall(call, options, (request, caller) => {
      const asks = () => getCaller(request, options.authenticate);
      const body = call.takes === 'bytes' ? receiveBytes(request, caller, asks) : undefined;
      return options.client.call(call, toInput(call, request), caller, body);
    }),
  });
}

/**
 * Returns the query or the body, with the members from the path and the headers. A value that is no object is returned
 * as it is, and the call refuses it.
 */
function toInput({ method, takes, headers }: Call, { query, body, params, headers: sent }: FastifyRequest): unknown {
  const given = method === 'GET' || takes === 'bytes' ? query : (body ?? {});
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const travelling = Object.entries(headers).map(([member, header]) => [member, sent[header]]);
  return { ...given, ...Object.fromEntries(travelling), ...(params as object) };
}

/** Returns the methods that a path allows. */
function getAllow(calls: readonly Call[]): readonly string[] {
  const own = new Set<string>(calls.map(({ method }) => method));
  return [...own, ...(own.has('GET') ? ['HEAD'] : [])];
}

/**
 * Refuses the other methods of a path with parameters. Paths without parameters are recognised by their name instead,
 * because each route takes time to create.
 */
function refuseOtherMethods(api: FastifyInstance, path: string, allow: readonly string[], options: RestOptions): void {
  api.route({
    method: METHODS.filter((method) => !allow.includes(method)),
    url: `/${path}`,
    handler: (request, reply) => refuseMethod(allow, options, request, reply),
  });
}

/** Answers 405 with the methods that the path allows. */
function refuseMethod(
  allow: readonly string[],
  options: RestOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const error = new ServiceError(commonErrors.METHOD_NOT_ALLOWED);
  return answerFailure('unknown', options, error, request, reply.header('allow', allow.join(', ')));
}

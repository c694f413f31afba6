import { commonErrors, ServiceError, type ByteAnswer, type Call, type CallClient, type Caller } from '@meet/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { unexpectedFailures } from '../metrics.ts';
import type { Translator } from '../texts/translator.ts';
import { failureOfFastify } from './failureOfFastify.ts';
import { receiveBytes } from './receiveBytes.ts';
import { presentFailure } from './presentFailure.ts';
import { readCaller, readLocale, type Authenticate } from './readCaller.ts';
import { sendBytes } from './sendBytes.ts';

export interface RestOptions {
  readonly calls: readonly Call[];
  readonly client: CallClient;
  readonly authenticate: Authenticate;
  readonly translator: Translator;
}

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Serves every call that is not `service` under /api/. */
export function mountRest(app: FastifyInstance, options: RestOptions): void {
  void app.register(
    async (api) => {
      api.removeContentTypeParser('text/plain');
      api.setErrorHandler((error, request, reply) => fail(options, 'http', failureOfFastify(error), request, reply));
      const served = options.calls.filter(({ access }) => access !== 'service');
      const routed = served.filter(({ upload }) => upload === undefined);
      for (const call of routed.filter(({ takes }) => takes === 'json')) route(api, call, options);
      void api.register(async (raw) => {
        raw.removeAllContentTypeParsers();
        // Whatever the bytes are said to be: they are judged by themselves.
        raw.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
        for (const call of routed.filter(({ takes }) => takes === 'bytes')) route(raw, call, options);
      });
      for (const [path, calls] of Map.groupBy(served, ({ path }) => path)) {
        refuseOtherMethods(api, path, new Set(calls.map(({ method }) => method)), options);
      }
      const refuseUnknown = (request: FastifyRequest, reply: FastifyReply) =>
        fail(options, 'unknown', new ServiceError(commonErrors.NOT_FOUND), request, reply);
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
    // What is stored is compressed as well as it can be, and parts of it are asked for by their place.
    ...(call.gives === 'bytes' && { compress: false }),
    handler: async (request, reply) => {
      let caller: Caller | undefined;
      try {
        caller = await callerOf(request, options.authenticate);
        const asks = () => callerOf(request, options.authenticate);
        const body = call.takes === 'bytes' ? receiveBytes(request.body, caller, asks) : undefined;
        const output = await options.client.call(call, inputOf(call, request), caller, body);
        if (call.gives === 'bytes') return await sendBytes(request, reply, (output as { file: ByteAnswer }).file);
        return await reply.header('cache-control', 'no-store').send({ success: true, ...(output as object) });
      } catch (error) {
        return fail(options, call.name, error, request, reply);
      }
    },
  });
}

/** The query or the body, with the members that stand in the path or travel as headers; what is no object is for the call to refuse. */
function inputOf({ method, takes, headers }: Call, { query, body, params, headers: sent }: FastifyRequest): unknown {
  const given = method === 'GET' || takes === 'bytes' ? query : (body ?? {});
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const travelling = Object.entries(headers).map(([member, header]) => [member, sent[header]]);
  return { ...given, ...Object.fromEntries(travelling), ...(params as object) };
}

/** A path that is there answers a method that is not with what it may be asked by. */
function refuseOtherMethods(api: FastifyInstance, path: string, own: ReadonlySet<string>, options: RestOptions): void {
  const allow = [...own, ...(own.has('GET') ? ['HEAD'] : [])];
  api.route({
    method: METHODS.filter((method) => !allow.includes(method)),
    url: `/${path}`,
    handler: (request, reply) =>
      fail(
        options,
        'unknown',
        new ServiceError(commonErrors.METHOD_NOT_ALLOWED),
        request,
        reply.header('allow', allow.join(', ')),
      ),
  });
}

function callerOf(request: FastifyRequest, authenticate: Authenticate): Promise<Caller> {
  return readCaller(
    { headers: request.headers, requestId: request.id, address: request.server.addressOf(request.raw) },
    authenticate,
  );
}

async function fail(options: RestOptions, name: string, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (!(error instanceof ServiceError) || error.entry.reportable) {
    unexpectedFailures.inc({ call: name });
    request.log.error({ err: error, call: name }, 'a call failed unexpectedly');
  }
  const { status, body } = presentFailure(error, readLocale(request.headers), options.translator);
  const wait = error instanceof ServiceError ? error.details.retryAfterSeconds : undefined;
  if (wait !== undefined) reply.header('retry-after', String(wait));
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

import { ServiceError, type ByteAnswer, type Call, type Caller } from '@meet/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unexpectedFailures } from '../metrics.ts';
import type { Translator } from '../texts/translator.ts';
import { hasBearer } from './crossOrigin.ts';
import { presentFailure } from './presentFailure.ts';
import { readCaller, readLocale, type Authenticate } from './readCaller.ts';
import { sendBytes } from './sendBytes.ts';

export interface AnswerOptions {
  readonly authenticate: Authenticate;
  readonly translator: Translator;
}

/**
 * Returns a route handler that responds with the result of `give`. An error of `give` becomes the response of a failed
 * call.
 */
export function answerCall<Request extends FastifyRequest = FastifyRequest>(
  call: Call,
  options: AnswerOptions,
  give: (request: Request, caller: Caller) => Promise<unknown>,
) {
  return async (request: Request, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      const output = await give(request, await getCaller(request, options.authenticate));
      if (call.gives === 'bytes') return await sendBytes(request, reply, (output as { file: ByteAnswer }).file);
      return await reply.header('cache-control', 'no-store').send({ success: true, ...(output as object) });
    } catch (error) {
      return answerFailure(call.name, options, error, request, reply);
    }
  };
}

export function getCaller(request: FastifyRequest, authenticate: Authenticate): Promise<Caller> {
  return readCaller(
    { headers: request.headers, requestId: request.id, address: request.server.getAddress(request.raw) },
    authenticate,
  );
}

/** Sends a failure in the caller's language. Unexpected failures are counted and logged. */
export async function answerFailure(
  name: string,
  { translator }: Pick<AnswerOptions, 'translator'>,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!(error instanceof ServiceError) || error.entry.reportable) {
    unexpectedFailures.inc({ call: name });
    request.log.error({ err: error, call: name }, 'a call failed unexpectedly');
  }
  const { status, body } = presentFailure(error, readLocale(request.headers), translator);
  const wait = error instanceof ServiceError ? error.details.retryAfterSeconds : undefined;
  if (wait !== undefined) reply.header('retry-after', String(wait));
  if (status === 401 && hasBearer(request.headers.authorization))
    reply.header('www-authenticate', 'Bearer error="invalid_token"');
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

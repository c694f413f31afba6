import { commonErrors, ServiceError, type Call, type CallClient, type Caller } from '@meet/contracts';
import type { FastifyInstance } from 'fastify';
import { requireProof } from './requireProof.ts';

/** Serves calls to the other services and gateways of the deployment. They prove themselves with the shared key. */
export function mountInternal(
  app: FastifyInstance,
  calls: readonly Call[],
  client: CallClient,
  serviceKey: string,
): void {
  const onRequest = requireProof(serviceKey);
  for (const call of calls) {
    app.post<{ Body: { caller: Caller; input: unknown } }>(
      `/internal/${call.name}`,
      { bodyLimit: call.bodyLimit + CALLER_BYTES, onRequest },
      async (request, reply) => {
        try {
          return { output: await client.call(call, request.body.input, request.body.caller) };
        } catch (error) {
          const failure = error instanceof ServiceError ? error : new ServiceError(commonErrors.INTERNAL);
          if (failure !== error) request.log.error({ err: error, call: call.name }, 'a call failed unexpectedly');
          const { cause: _cause, ...details } = failure.details;
          return reply.code(failure.entry.status).send({ failure: { entry: failure.entry, details } });
        }
      },
    );
  }
}

/** Bytes for the caller, in addition to the largest input of the call. */
const CALLER_BYTES = 64 * 1024;

import { commonErrors, ServiceError, type ByteStream, type Caller } from '@meet/contracts';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';

/** Maximum time without data from the sender, after which the server aborts its body. */
const SILENCE_MS = 60_000;

/**
 * Returns a request's body as a stream, read as fast as it is consumed. Its `size` comes from the content-length
 * header; more bytes never come. Receiving may take longer than a session lives, so the caller is resolved again after
 * the last byte. Throws SESSION_INVALID if the caller is then nobody or somebody else, BODY_INCOMPLETE if the bytes
 * broke off.
 */
export function receiveBytes(request: FastifyRequest, caller: Caller, requestAgain: () => Promise<Caller>): ByteStream {
  const length = Number(request.headers['content-length'] ?? NaN);
  return Object.assign(receive(request.body, caller, requestAgain), Number.isSafeInteger(length) && { size: length });
}

async function* receive(
  body: unknown,
  caller: Caller,
  requestAgain: () => Promise<Caller>,
): AsyncGenerator<Uint8Array> {
  if (isReadable(body)) yield* readChunks(body);
  const now = await requestAgain();
  if (now.kind !== caller.kind || now.accountId !== caller.accountId || now.sessionId !== caller.sessionId) {
    throw new ServiceError(commonErrors.SESSION_INVALID);
  }
}

async function* readChunks(body: Readable): AsyncGenerator<Uint8Array> {
  // A handler that stops reading still responds on the same connection.
  const chunks = body.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]();
  try {
    for (;;) {
      const silence = setTimeout(() => body.destroy(new Error('the body stalled')), SILENCE_MS);
      const { done, value } = (await chunks
        .next()
        .catch((cause: unknown) => {
          throw new ServiceError(commonErrors.BODY_INCOMPLETE, { cause });
        })
        .finally(() => clearTimeout(silence))) as IteratorResult<Uint8Array>;
      if (done) return;
      yield value;
    }
  } finally {
    // Unread bytes would precede the connection's next request.
    await chunks.return?.();
    body.resume();
  }
}

const isReadable = (body: unknown): body is Readable =>
  typeof body === 'object' && body !== null && 'iterator' in body && typeof body.iterator === 'function';

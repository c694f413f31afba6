import { commonErrors, ServiceError, type ByteAnswer, type ByteStream } from '@meet/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';

/** The file is no page, loads and runs nothing, and cannot be framed, whatever type a browser takes it for. */
const POLICY = "default-src 'none'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const TEXT = /^text\//;

/**
 * Serves a file to an authorized caller. A browser caches it for this person only, and revalidates it each time. Ranges
 * of it are served for seeking. A file that is generated while it is sent is neither cached nor served in ranges.
 * Throws RANGE_NOT_SATISFIABLE.
 */
export async function sendBytes(request: FastifyRequest, reply: FastifyReply, file: ByteAnswer): Promise<FastifyReply> {
  reply
    .header('content-security-policy', POLICY)
    .header('content-disposition', getDisposition(file))
    .header('cross-origin-resource-policy', 'same-origin');
  if (file.size === undefined) {
    reply.type(getContentType(file)).header('cache-control', 'no-store');
    return request.method === 'HEAD' ? reply.send() : sendStream(reply, await file.open());
  }
  const tag = `"${file.tag}"`;
  reply
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Origin, user-token, admin-token, authorization')
    .header('accept-ranges', 'bytes')
    .header('etag', tag);
  if (tagsIn(request.headers['if-none-match']).includes(tag)) return reply.code(304).send();
  const requested = request.headers['if-range'] === undefined || request.headers['if-range'] === tag;
  const range = requested ? rangeIn(request.headers.range, file.size) : undefined;
  if (range === 'none') {
    reply.header('content-range', `bytes */${file.size}`);
    throw new ServiceError(commonErrors.RANGE_NOT_SATISFIABLE);
  }
  reply.type(getContentType(file)).header('content-length', range ? range.last - range.first + 1 : file.size);
  if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${file.size}`);
  if (request.method === 'HEAD') return reply.send();
  return sendStream(reply, await file.open(range));
}

const sendStream = (reply: FastifyReply, bytes: ByteStream) => reply.send(Readable.from(bytes, { objectMode: false }));

function getContentType({ type, charset = 'utf-8' }: ByteAnswer): string {
  return TEXT.test(type) && charset !== null ? `${type}; charset=${charset}` : type;
}

/** Returns the header with the name encoded as in RFC 6266, and an ASCII fallback for clients that can't read that. */
function getDisposition({ disposition, name }: ByteAnswer): string {
  const plain = name.replace(/[^\x20-\x7e]|["%\\;]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const tagsIn = (header: string | undefined) =>
  header?.split(',').map((candidate) => candidate.trim().replace(/^W\//, '')) ?? [];

/**
 * Returns the requested range. Undefined means the whole file, also for several ranges or another unit. Returns `none`
 * if the range lies outside.
 */
function rangeIn(header: string | undefined, size: number): { first: number; last: number } | 'none' | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last && first < size ? { first, last } : 'none';
}

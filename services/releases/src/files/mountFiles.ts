import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../Deps.ts';
import { accepts } from './accepts.ts';
import { getContentType } from './contentTypes.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

type FileRequest = FastifyRequest<{ Params: { remote: string; release: string; '*': string } }>;

/** Serves the files of all stored releases, including releases that no channel names any more. */
export function mountFiles(app: FastifyInstance, { live, blobs, log }: Deps): void {
  app.get('/r/:remote/:release/*', { compress: false } as object, async (request: FileRequest, reply) => {
    const { remote, release, '*': name } = request.params;
    const file = (await live.read()).get(remote)?.releases.get(release)?.files.get(name);
    if (!file) return reply.code(404).type('text/plain').send('Not found');
    const isSmall = file.br !== null && accepts(request.headers['accept-encoding'], 'br');
    const blob = await blobs.get(isSmall ? file.br! : file.digest).catch((error: unknown) => {
      log.error({ err: error }, 'the file of a release could not be read');
      return undefined;
    });
    if (!blob) return reply.code(503).header('retry-after', '5').type('text/plain').send('Unavailable');
    reply
      .type(getContentType(name))
      .header('cache-control', IMMUTABLE)
      .header('x-content-type-options', 'nosniff')
      .header('etag', `"${(isSmall ? file.br! : file.digest).slice(0, 32)}"`)
      .header('content-length', blob.size);
    if (file.br !== null) reply.header('vary', 'accept-encoding');
    if (isSmall) reply.header('content-encoding', 'br');
    return reply.send(blob.stream);
  });
}

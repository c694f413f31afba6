import type { FastifyInstance } from 'fastify';
import type { Model } from 'mongoose';
import type { AvatarRecord } from '../models/avatarModel.ts';

/** A picture's id (older ids have 24 characters) and optionally a size. */
const NAME = /^([A-Za-z0-9_-]{22,24})(?:=s(\d{1,4}))?$/;
const YEAR_SECONDS = 31_536_000;

/**
 * Serves pictures by id; `=s50` selects the smallest that fills 50 pixels. Ids are random, and a new picture gets a new
 * id, so responses never expire.
 */
export function mountAvatars(app: FastifyInstance, avatars: Model<AvatarRecord>): void {
  app.get<{ Params: { name: string } }>('/api/avatars/:name', async (request, reply) => {
    const [, id, edge] = NAME.exec(request.params.name) ?? [];
    const avatar = id ? await avatars.findById(id).lean() : null;
    if (!avatar) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such picture');
    const sizes = [...avatar.sizes].sort((a, b) => a.edge - b.edge);
    const chosen = (edge && sizes.find((size) => size.edge >= Number(edge))) || sizes.at(-1)!;
    return reply
      .type('image/webp')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .send(toBuffer(chosen.image));
  });
}

/** Converts BSON's own binary type, which lean documents contain, to a Buffer. */
const toBuffer = (image: Buffer | { buffer: Uint8Array }) =>
  Buffer.isBuffer(image) ? image : Buffer.from(image.buffer as Uint8Array);

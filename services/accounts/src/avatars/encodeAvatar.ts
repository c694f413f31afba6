import { ServiceError } from '@meet/contracts';
import { accountsErrors, AVATAR_MAX_BYTES, AVATAR_MAX_PIXELS } from '@meet/accounts-contract';
import { createTurns } from '@meet/service-kit';
import { loadSharp, openPicture, toRefusal } from '@meet/service-kit/pictures';
import type { Sharp } from 'sharp';
import { decodeBmp, isBmp } from './decodeBmp.ts';

/** Edges in pixels: the specified crop and the sizes that pages show, doubled for dense screens. */
export const AVATAR_EDGES = [30, 50, 100, 160, 267] as const;
const LARGEST = AVATAR_EDGES.at(-1)!;

const DECODING_SECONDS = 10;
const WAITING_MAX = 4;
const RETRY_AFTER_SECONDS = 2;

/** Decodes one picture at a time per process: the largest needs a tenth of a gigabyte while it is decoded. */
const decoding = createTurns(
  WAITING_MAX,
  () => new ServiceError(accountsErrors.AVATAR_BUSY, { retryAfterSeconds: RETRY_AFTER_SECONDS }),
);

/**
 * Re-encodes an upload as squares of our own, so that no byte of the original is ever served. The content decides the
 * type, not a name or a declared type. Throws AVATAR_TOO_LARGE or AVATAR_FILE_TYPE, and AVATAR_BUSY if too many uploads
 * wait.
 */
export async function encodeAvatar(base64: string): Promise<{ edge: number; image: Buffer }[]> {
  const bytes = Buffer.from(base64.replace(/^data:[\w/+.-]{0,40};base64,/, ''), 'base64');
  if (bytes.length > AVATAR_MAX_BYTES) throw new ServiceError(accountsErrors.AVATAR_TOO_LARGE);
  try {
    const picture = await openAvatar(bytes);
    const { data, info } = await decoding.run(() =>
      picture
        .resize(LARGEST, LARGEST, { fit: 'cover' })
        .timeout({ seconds: DECODING_SECONDS })
        .raw()
        .toBuffer({ resolveWithObject: true }),
    );
    const sharp = await loadSharp();
    // Decodes the upload once: the smaller squares are made from the largest.
    const square = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    return await Promise.all(
      AVATAR_EDGES.map(async (edge) => ({
        edge,
        image: await square.clone().resize(edge, edge).webp({ quality: 88 }).toBuffer(),
      })),
    );
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    const { reason } = toRefusal(error);
    throw new ServiceError(reason === 'size' ? accountsErrors.AVATAR_TOO_LARGE : accountsErrors.AVATAR_FILE_TYPE, {
      cause: error,
    });
  }
}

/** Opens a picture. Bitmaps are decoded here, because the image library cannot read them. */
async function openAvatar(bytes: Buffer): Promise<Sharp> {
  if (!isBmp(bytes)) return openPicture(bytes, { formats: ['png', 'jpeg', 'gif'], maxPixels: AVATAR_MAX_PIXELS });
  const { data, width, height } = decodeBmp(bytes, AVATAR_MAX_PIXELS);
  const sharp = await loadSharp();
  return sharp(data, { raw: { width, height, channels: 4 } });
}

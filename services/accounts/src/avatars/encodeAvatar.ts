import { ServiceError } from '@meet/contracts';
import { accountsErrors, AVATAR_MAX_BYTES } from '@meet/contracts/accounts';
import sharp, { type Sharp } from 'sharp';
import { decodeBmp, isBmp } from './decodeBmp.ts';

/** Edges in pixels: the specified crop and what is shown of it, doubled for dense screens. */
export const AVATAR_EDGES = [30, 50, 100, 160, 267] as const;

const FORMATS = new Set(['png', 'gif', 'jpeg']);
/** Forty megapixels decode within memory that a process can spare; a bomb claims more. */
const MAX_PIXELS = 40_000_000;

// Decoding is rare and large: nothing of it is worth keeping.
sharp.cache(false);

/**
 * Turns an upload into our own squares, so that nothing of the original's bytes is ever served.
 * Throws AVATAR_TOO_LARGE or AVATAR_FILE_TYPE; what counts is the content, not a name or a declared type.
 */
export async function encodeAvatar(base64: string): Promise<{ edge: number; image: Buffer }[]> {
  const bytes = Buffer.from(base64.replace(/^data:[\w/+.-]{0,40};base64,/, ''), 'base64');
  if (bytes.length > AVATAR_MAX_BYTES) throw new ServiceError(accountsErrors.AVATAR_TOO_LARGE);
  try {
    const source = await open(bytes);
    return await Promise.all(
      AVATAR_EDGES.map(async (edge) => ({
        edge,
        image: await source.clone().resize(edge, edge, { fit: 'cover' }).webp({ quality: 88 }).toBuffer(),
      })),
    );
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw new ServiceError(accountsErrors.AVATAR_FILE_TYPE, { cause: error });
  }
}

async function open(bytes: Buffer): Promise<Sharp> {
  if (isBmp(bytes)) {
    const { data, width, height } = decodeBmp(bytes, MAX_PIXELS);
    return sharp(data, { raw: { width, height, channels: 4 } });
  }
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false });
  const { format, width = 0, height = 0 } = await image.metadata();
  if (!FORMATS.has(format ?? '')) throw new ServiceError(accountsErrors.AVATAR_FILE_TYPE);
  if (width * height > MAX_PIXELS) throw new ServiceError(accountsErrors.AVATAR_TOO_LARGE);
  // Cameras note which way is up; the note does not survive re-encoding, so the picture is turned.
  return image.rotate();
}

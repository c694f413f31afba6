import { ServiceError } from '@meet/contracts';
import { accountsErrors, AVATAR_MAX_PIXELS } from '@meet/accounts-contract';
import sharp, { type Sharp } from 'sharp';
import { decodeBmp, isBmp } from './decodeBmp.ts';

const DECODERS = ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadNsgifBuffer'];

// Decoding is rare and large: nothing of it is worth keeping. What nobody may send is not even looked at.
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: DECODERS });

/**
 * A picture that is known to be small enough, by its header: nothing is decoded yet, but bitmaps, whose bytes are their
 * pixels. Throws AVATAR_TOO_LARGE; what is no picture fails here or when it is decoded.
 */
export async function openPicture(bytes: Buffer): Promise<Sharp> {
  if (isBmp(bytes)) {
    const { data, width, height } = decodeBmp(bytes, AVATAR_MAX_PIXELS);
    return sharp(data, { raw: { width, height, channels: 4 } });
  }
  const image = sharp(bytes, { limitInputPixels: false, failOn: 'error', animated: false });
  const { width, height, pages = 1 } = await image.metadata();
  if (width * height * pages > AVATAR_MAX_PIXELS) throw new ServiceError(accountsErrors.AVATAR_TOO_LARGE);
  // Cameras note which way is up; the note does not survive re-encoding, so the picture is turned.
  return image.rotate();
}

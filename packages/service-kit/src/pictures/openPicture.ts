import type { Sharp } from 'sharp';
import { loadSharp } from './loadSharp.ts';

export type PictureFormat = 'gif' | 'jpeg' | 'png' | 'webp';

export interface PictureLimits {
  readonly formats: readonly PictureFormat[];
  /** Width × height × frames, as the header says: a few bytes can claim any number. */
  readonly maxPixels: number;
  /** All frames of a film, not its first alone. */
  readonly animated?: boolean;
}

/** A picture that is not taken: of no format that is, damaged, or of too many pixels. */
export class PictureRefused extends Error {
  readonly reason: 'type' | 'size';

  constructor(reason: PictureRefused['reason'], cause?: unknown) {
    super(`a picture was refused for its ${reason}`, { cause });
    this.name = 'PictureRefused';
    this.reason = reason;
  }
}

/**
 * Opens a picture, from bytes or a file, whose header shows that it is small enough; it decodes nothing yet. Encoding
 * drops the metadata beside the pixels. Throws PictureRefused. Damage farther on fails when the picture is decoded, see
 * `toRefusal`.
 */
export async function openPicture(
  source: Buffer | string,
  { formats, maxPixels, animated = false }: PictureLimits,
): Promise<Sharp> {
  const sharp = await loadSharp();
  const image = sharp(source, { limitInputPixels: false, failOn: 'error', animated });
  const attributes = await image.metadata().catch((error: unknown) => {
    throw new PictureRefused('type', error);
  });
  if (!formats.includes(attributes.format as PictureFormat)) throw new PictureRefused('type');
  const { width, pages = 1, height, pageHeight = height } = attributes;
  if (width * pageHeight * pages > maxPixels) throw new PictureRefused('size');
  // Cameras note which way is up; the note does not survive re-encoding, so the picture is turned.
  return animated && pages > 1 ? image : image.rotate();
}

/** Returns the refusal for a failure of decoding: too large if the time was up, damaged otherwise. */
export function toRefusal(error: unknown): PictureRefused {
  if (error instanceof PictureRefused) return error;
  return new PictureRefused(isTimeUp(error) ? 'size' : 'type', error);
}

/** The library's own word for it, as in `timeout: 40% complete`. */
const isTimeUp = (error: unknown) => error instanceof Error && error.message.startsWith('timeout');

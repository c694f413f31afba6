import type { Sharp } from 'sharp';
import { loadSharp } from './loadSharp.ts';

export type PictureFormat = 'gif' | 'jpeg' | 'png' | 'webp';

export interface PictureLimits {
  readonly formats: readonly PictureFormat[];
  /** Maximum of width × height × frames, as the header states them: a few bytes can claim any number. */
  readonly maxPixels: number;
  /** Decodes all frames of an animation, not only the first. */
  readonly animated?: boolean;
}

/** Error of a refused picture: its format is not accepted, it is damaged, or it has too many pixels. */
export class PictureRefused extends Error {
  readonly reason: 'type' | 'size';

  constructor(reason: PictureRefused['reason'], cause?: unknown) {
    super(`a picture was refused for its ${reason}`, { cause });
    this.name = 'PictureRefused';
    this.reason = reason;
  }
}

/**
 * Opens a picture, from bytes or a file, after its header shows that it is small enough. Decodes nothing yet. Encoding
 * drops the metadata. Throws PictureRefused. Damage behind the header makes decoding fail later, see `toRefusal`.
 */
export async function openPicture(
  source: Buffer | string,
  { formats, maxPixels, animated = false }: PictureLimits,
): Promise<Sharp> {
  const sharp = await loadSharp();
  const image = sharp(source, { limitInputPixels: false, failOn: 'error', animated });
  const metadata = await image.metadata().catch((error: unknown) => {
    throw new PictureRefused('type', error);
  });
  if (!formats.includes(metadata.format as PictureFormat)) throw new PictureRefused('type');
  const { width, pages = 1, height, pageHeight = height } = metadata;
  if (width * pageHeight * pages > maxPixels) throw new PictureRefused('size');
  // Cameras store the orientation as metadata, which re-encoding drops. The picture is therefore rotated.
  return animated && pages > 1 ? image : image.rotate();
}

/** Returns the refusal for a failure of decoding: too large if decoding timed out, damaged otherwise. */
export function toRefusal(error: unknown): PictureRefused {
  if (error instanceof PictureRefused) return error;
  return new PictureRefused(isTimeUp(error) ? 'size' : 'type', error);
}

/** Recognises the library's own message, such as `timeout: 40% complete`. */
const isTimeUp = (error: unknown) => error instanceof Error && error.message.startsWith('timeout');

import { ServiceError } from '@meet/contracts';
import { accountsErrors } from '@meet/accounts-contract';

const PIXELS_AT = 10;
const HEADER_SIZE_AT = 14;
const PALETTE_AT_LEAST = 40;

export interface DecodedImage {
  /** Four bytes per pixel: red, green, blue, alpha. The top row comes first. */
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

export const isBmp = (bytes: Buffer) => bytes.length > 54 && bytes.toString('latin1', 0, 2) === 'BM';

/**
 * Decodes uncompressed bitmaps of 8, 24 and 32 bits, the formats that common programs write. The image library cannot
 * read bitmaps. Throws AVATAR_FILE_TYPE for other formats and truncated files, AVATAR_TOO_LARGE above `maxPixels`.
 */
export function decodeBmp(bytes: Buffer, maxPixels: number): DecodedImage {
  const headerSize = bytes.readUInt32LE(HEADER_SIZE_AT);
  const width = bytes.readInt32LE(18);
  const signedHeight = bytes.readInt32LE(22);
  const height = Math.abs(signedHeight);
  const bits = bytes.readUInt16LE(28);
  const compression = bytes.readUInt32LE(30);
  const isPlain = compression === 0 || (compression === 3 && bits === 32);
  if (headerSize < PALETTE_AT_LEAST || !isPlain || ![8, 24, 32].includes(bits) || width <= 0 || height === 0) refuse();
  if (width * height > maxPixels) throw new ServiceError(accountsErrors.AVATAR_TOO_LARGE);

  const start = bytes.readUInt32LE(PIXELS_AT);
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  if (start + rowBytes * height > bytes.length) refuse();

  const palette = HEADER_SIZE_AT + headerSize;
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) {
    const row = start + rowBytes * (signedHeight > 0 ? height - 1 - y : y);
    for (let x = 0; x < width; x++) {
      const from = bits === 8 ? palette + bytes[row + x]! * 4 : row + (x * bits) / 8;
      const to = (y * width + x) * 4;
      data[to] = bytes[from + 2]!;
      data[to + 1] = bytes[from + 1]!;
      data[to + 2] = bytes[from]!;
      data[to + 3] = 255;
    }
  }
  return { data, width, height };
}

function refuse(): never {
  throw new ServiceError(accountsErrors.AVATAR_FILE_TYPE);
}

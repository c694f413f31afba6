import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The seven passes of an interlaced PNG: first column and row, and the steps between columns and rows. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Creates a square black PNG: few bytes for any number of pixels. An interlaced one can only be decoded as a whole. */
export function blackSquare(edge: number, { interlaced = false } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge);
  header.writeUInt32BE(edge, 4);
  header.set([8, 2, 0, 0, interlaced ? 1 : 0], 8);
  const pixels = interlaced
    ? PASSES.map(([x, y, dx, dy]) => rows(edge - x, edge - y, dx, dy))
    : [rows(edge, edge, 1, 1)];
  const parts = [
    ['IHDR', header],
    ['IDAT', deflateSync(Buffer.alloc(pixels.reduce((sum, bytes) => sum + bytes)))],
    ['IEND', Buffer.alloc(0)],
  ] as const;
  return Buffer.concat([SIGNATURE, ...parts.map(([type, data]) => chunk(type, data))]);
}

/** Returns the number of bytes in a pass: three per pixel, and one before each row. */
function rows(width: number, height: number, stepX: number, stepY: number): number {
  return Math.ceil(height / stepY) * (1 + Math.ceil(width / stepX) * 3);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

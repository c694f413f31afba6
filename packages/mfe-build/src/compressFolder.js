import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);
const COMPRESSIBLE = /\.(js|css|svg|json)$/;
const SMALLEST_BYTES = 1024;

/** Which of them packs a file best cannot be known before: a minified script differs by a hundred bytes. */
const WAYS = [
  { direct: 0, block: 20 },
  { direct: 4, block: 20 },
  { direct: 8, block: 0 },
];

const pack = (bytes, { direct, block }) =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
      [constants.BROTLI_PARAM_LGBLOCK]: block,
    },
  });

/** Lays a brotli file beside each text file of a build, so that the edge never compresses the same bytes twice. */
export async function compressFolder(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const { mtimeMs, size } = await stat(file);
      const packed = await stat(`${file}.br`).catch(() => undefined);
      if (size < SMALLEST_BYTES || (packed && packed.mtimeMs >= mtimeMs)) return;
      const bytes = await readFile(file);
      const tries = await Promise.all(WAYS.map((way) => pack(bytes, way)));
      await writeFile(
        `${file}.br`,
        tries.reduce((least, packed) => (packed.length < least.length ? packed : least)),
      );
    }),
  );
}

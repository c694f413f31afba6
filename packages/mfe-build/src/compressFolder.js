import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);
const COMPRESSIBLE = /\.(js|css|svg|json)$/;
const SMALLEST_BYTES = 1024;

/** One of these settings yields the smallest file, a hundred bytes less for the scripts that each page loads. */
const SETTINGS = [
  { direct: 8, block: 0 },
  { direct: 0, block: 0 },
  { direct: 0, block: 20 },
  { direct: 4, block: 20 },
];
/** Sizes of files for which the settings differ by more than a few bytes. Larger files are tables of one shape. */
const WORTH_TRYING_ALL = { least: 16 * 1024, most: 512 * 1024 };

const listSettings = ({ length }) =>
  length >= WORTH_TRYING_ALL.least && length <= WORTH_TRYING_ALL.most ? SETTINGS : SETTINGS.slice(0, 1);

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
      const tries = await Promise.all(listSettings(bytes).map((settings) => pack(bytes, settings)));
      await writeFile(
        `${file}.br`,
        tries.reduce((least, packed) => (packed.length < least.length ? packed : least)),
      );
    }),
  );
}

import { RELEASE_FILES_MAX } from '@meet/releases-contract';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { variantOf, type Candidate } from './Candidate.ts';
import type { Problem } from './Problem.ts';

const decompress = promisify(brotliDecompress);

/** Files that are missing, unlisted or other than the record says. */
export async function findFileProblems({ record, files }: Candidate): Promise<Problem[]> {
  const listed = Object.entries(record.files);
  if (listed.length > RELEASE_FILES_MAX)
    return [{ key: 'tooManyFiles', at: 'files', params: { max: RELEASE_FILES_MAX } }];
  const expected = new Set(listed.flatMap(([name]) => [name, variantOf(name)]));
  const unlisted = [...files.keys()].filter((name) => !expected.has(name));
  const variants = await Promise.all(listed.map(([name]) => isVariantWrong(files, name)));
  return [
    ...unlisted.map((name) => ({ key: 'unlisted', at: name })),
    ...listed.flatMap(([name, integrity], at): Problem[] => {
      const bytes = files.get(name);
      if (!bytes) return [{ key: 'missing', at: name }];
      if (integrityOf(bytes) !== integrity) return [{ key: 'digest', at: name }];
      return variants[at] ? [{ key: 'variant', at: variantOf(name) }] : [];
    }),
  ];
}

/** The subresource integrity of bytes. */
export const integrityOf = (bytes: Uint8Array | string) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

async function isVariantWrong(files: Candidate['files'], name: string): Promise<boolean> {
  const [bytes, variant] = [files.get(name), files.get(variantOf(name))];
  if (!bytes || !variant) return false;
  try {
    const plain = await decompress(variant, { maxOutputLength: Math.max(bytes.length, 1) });
    return !plain.equals(bytes);
  } catch {
    return true;
  }
}

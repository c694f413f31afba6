import { RELEASE_FILES_MAX } from '@meet/releases-contract';
import { toIntegrity, toVariantName, type Problem } from '@meet/releases-contract/checks';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Candidate } from './Candidate.ts';

const decompress = promisify(brotliDecompress);

/** Finds files that are missing, unlisted or different from the record. */
export async function findFileProblems({ record, files }: Candidate): Promise<Problem[]> {
  const listed = Object.entries(record.files);
  if (listed.length > RELEASE_FILES_MAX)
    return [{ key: 'tooManyFiles', at: 'files', params: { max: RELEASE_FILES_MAX } }];
  const expected = new Set(listed.flatMap(([name]) => [name, toVariantName(name)]));
  const unlisted = [...files.keys()].filter((name) => !expected.has(name));
  const variants = await Promise.all(listed.map(([name]) => isVariantWrong(files, name)));
  return [
    ...unlisted.map((name) => ({ key: 'unlisted', at: name })),
    ...listed.flatMap(([name, integrity], at): Problem[] => {
      const bytes = files.get(name);
      if (!bytes) return [{ key: 'missing', at: name }];
      if (toIntegrity(bytes) !== integrity) return [{ key: 'digest', at: name }];
      return variants[at] ? [{ key: 'variant', at: toVariantName(name) }] : [];
    }),
  ];
}

async function isVariantWrong(files: Candidate['files'], name: string): Promise<boolean> {
  const [bytes, variant] = [files.get(name), files.get(toVariantName(name))];
  if (!bytes || !variant) return false;
  try {
    const plain = await decompress(variant, { maxOutputLength: Math.max(bytes.length, 1) });
    return !plain.equals(bytes);
  } catch {
    return true;
  }
}

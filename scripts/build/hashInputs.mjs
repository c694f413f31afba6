import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const HASH_LENGTH = 12;
/** Never part of a build's result. */
const IGNORED = /(^|[/\\])(node_modules|dist|testing|coverage)([/\\]|$)|\.test\.[jt]sx?$|\.md$/;

/** A hash over files, their names and further facts; equal inputs give equal builds. */
export async function hashInputs(root, inputs, facts = '') {
  const files = (await Promise.all(inputs.map((input) => filesOf(root, input)))).flat().sort();
  const hash = createHash('sha256').update(facts);
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file))));
  files.forEach((file, at) => hash.update(`\0${file}\0`).update(contents[at]));
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

async function filesOf(root, input) {
  const absolute = path.join(root, input);
  const found = await stat(absolute).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [input];
  const entries = await readdir(absolute, { withFileTypes: true });
  const nested = await Promise.all(
    entries
      .filter((entry) => !IGNORED.test(entry.name))
      .map((entry) =>
        entry.isDirectory() ? filesOf(root, path.join(input, entry.name)) : [path.join(input, entry.name)],
      ),
  );
  return nested.flat();
}

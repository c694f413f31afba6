import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const HASH_LENGTH = 16;
/** Never part of a build's result. */
const IGNORED = /(^|[/\\])(node_modules|dist|testing|coverage|\.[\w-]+)([/\\]|$)|\.test\.[jt]sx?$|\.md$/;
/** The lockfile pins what npm installed, which every build depends on. */
const INSTALLED = /(^|[/\\])(node_modules|\.cache)([/\\]|$)/;

/**
 * @typedef {{ files: readonly string[], folders: readonly string[], absent: readonly string[] }} Inputs
 *   Files that were read, folders that were listed, and paths that nothing was found at.
 * @typedef {{ files: Record<string, string>, folders: Record<string, string>, absent: string[] }} Snapshot
 *   The same as they were then: hashes of files' contents and of the names below folders; all relative to the root.
 */

/** Remembers what builds were made from, by content. A file is read once, however many builds it is part of. */
export function createFileHasher(root) {
  const known = new Map();
  const readStat = (name) => statSync(path.resolve(root, name), { throwIfNoEntry: false });

  function hashFile(name) {
    if (!known.has(name)) known.set(name, readStat(name)?.isFile() ? hash(readFileSync(path.resolve(root, name))) : '');
    return known.get(name);
  }

  /** Every file below a folder, or the file itself. */
  function filesBelow(name) {
    const found = readStat(name);
    if (!found) return [];
    if (found.isFile()) return [name];
    return readdirSync(path.resolve(root, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .filter((file) => !IGNORED.test(file))
      .sort();
  }

  const namesBelow = (folder) => hash(filesBelow(folder).join('\n'));
  const getOurs = (names) =>
    names
      .map((name) => path.relative(root, path.resolve(root, name)))
      .filter((name) => !name.startsWith('..') && !INSTALLED.test(name));

  return {
    filesBelow,

    /** One hash over files or folders, their names and further values. */
    hashAll: (names, values = '') =>
      hash([values, ...names.flatMap(filesBelow).map((name) => `${name}\0${hashFile(name)}`)].join('\n')),

    /**
     * Returns the sources of a build that began at `since`. A file that changed after that may have been read before it did:
     * it counts as changed.
     * @param {Inputs} inputs
     * @returns {Snapshot}
     */
    snapshot({ files, folders, absent }, since) {
      known.clear();
      const read = getOurs(files).filter((name) => readStat(name)?.isFile());
      return {
        files: Object.fromEntries(read.map((name) => [name, readStat(name).mtimeMs < since ? hashFile(name) : ''])),
        folders: Object.fromEntries(getOurs(folders).map((name) => [name, namesBelow(name)])),
        absent: getOurs(absent).filter((name) => !existsSync(path.resolve(root, name))),
      };
    },

    /** Whether all that was read, found or missed is as it was. @param {Snapshot} snapshot */
    isUnchanged: ({ files, folders, absent }) =>
      Object.entries(files).every(([name, content]) => hashFile(name) === content) &&
      Object.entries(folders).every(([name, names]) => namesBelow(name) === names) &&
      !absent.some((name) => existsSync(path.resolve(root, name))),
  };
}

const hash = (content) => createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);

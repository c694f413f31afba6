import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const HASH_LENGTH = 16;
/** Files that never affect a build's result. */
const IGNORED = /(^|[/\\])(node_modules|dist|testing|coverage|\.[\w-]+)([/\\]|$)|\.test\.[jt]sx?$|\.md$/;
/** Installed packages: the lockfile, on which every build depends, pins them. */
const INSTALLED = /(^|[/\\])(node_modules|\.cache)([/\\]|$)/;

/**
 * @typedef {{ files: readonly string[], folders: readonly string[], absent: readonly string[] }} Inputs
 * Files that were read, folders that were listed, and paths at which nothing was found.
 * @typedef {{ files: Record<string, string>, folders: Record<string, string>, absent: string[] }} Snapshot
 * The inputs of a build at its time: hashes of the files' contents and of the names below folders. All paths are
 * relative to the root.
 */

/**
 * Creates a hasher that records the inputs of builds by content. It reads a file once, however many builds it belongs
 * to.
 */
export function createFileHasher(root) {
  const known = new Map();
  const readStat = (name) => statSync(path.resolve(root, name), { throwIfNoEntry: false });

  function hashFile(name) {
    if (!known.has(name)) known.set(name, readStat(name)?.isFile() ? hash(readFileSync(path.resolve(root, name))) : '');
    return known.get(name);
  }

  /** Returns every file below a folder, or the file itself. */
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

    /** Returns one hash of files or folders, their names and further values. */
    hashAll: (names, values = '') =>
      hash([values, ...names.flatMap(filesBelow).map((name) => `${name}\0${hashFile(name)}`)].join('\n')),

    /**
     * Returns the inputs of a build that began at `since`. A file that changed later may have been read before its
     * change, so it counts as changed.
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

    /** Returns whether all inputs are unchanged. @param {Snapshot} snapshot */
    isUnchanged: ({ files, folders, absent }) =>
      Object.entries(files).every(([name, content]) => hashFile(name) === content) &&
      Object.entries(folders).every(([name, names]) => namesBelow(name) === names) &&
      !absent.some((name) => existsSync(path.resolve(root, name))),
  };
}

const hash = (content) => createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);

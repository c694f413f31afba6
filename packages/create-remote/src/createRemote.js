import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const TEMPLATE = path.join(import.meta.dirname, '../template');
/** Valid names of remotes, as every registry requires. */
const NAME = /^[a-z][a-z0-9-]{1,48}[a-z0-9]$/;
const LEFT_OUT = /[/\\](node_modules|dist|coverage)$/;

/**
 * Creates a remote in a folder, whose name becomes the remote's name: `mfe-team-polls` has a page at `/team-polls` and
 * slots of `teamPolls`. Throws if the folder is not empty, or its name is not valid for a remote.
 * @param {string} folder Absolute.
 */
export async function createRemote(folder) {
  const name = path.basename(folder);
  if (!NAME.test(name)) {
    throw new Error(`${name} can’t name a remote: 3 to 50 small letters, digits and hyphens, such as mfe-polls.`);
  }
  const present = await readdir(folder).catch(() => []);
  if (present.some((file) => file !== '.git')) throw new Error(`${folder} is not empty. Choose another name.`);
  await mkdir(folder, { recursive: true });
  await cp(TEMPLATE, folder, { recursive: true, filter: (file) => !LEFT_OUT.test(file) });
  // npm leaves files with this name out of packages.
  await rename(path.join(folder, 'gitignore'), path.join(folder, '.gitignore'));
  await nameAfter(folder, getWords(name.replace(/^mfe-/, '')));
  await inEachFile(folder, (text) => text.replaceAll(/\bmfe-EXAMPLE\b/g, name));
}

/** Returns the forms of a remote's name, by the form in the template that each replaces. */
function getWords(segment) {
  const words = segment.split('-').filter(Boolean);
  const capital = (word) => word[0].toUpperCase() + word.slice(1);
  const pascal = words.map(capital).join('');
  return {
    'mfe-example-things': 'mfe-EXAMPLE',
    'example-things': words.join('-'),
    exampleThings: pascal[0].toLowerCase() + pascal.slice(1),
    ExampleThings: pascal,
    'Example things': capital(words.join(' ')),
  };
}

async function nameAfter(folder, forms) {
  const renamed = (text) => Object.entries(forms).reduce((result, [from, to]) => result.replaceAll(from, to), text);
  await inEachFile(folder, renamed);
  for (const file of await filesBelow(folder)) {
    const wanted = path.join(path.dirname(file), renamed(path.basename(file)));
    if (wanted !== file) await rename(file, wanted);
  }
}

async function inEachFile(folder, change) {
  for (const file of await filesBelow(folder)) await writeFile(file, change(await readFile(file, 'utf8')));
}

async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

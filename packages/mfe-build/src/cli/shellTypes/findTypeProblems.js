import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPackage } from '../../findPackage.js';
import { getCache } from './fetchShellTypes.js';

const PRESET = fileURLToPath(new URL('../../../tsconfig.json', import.meta.url));
/** Test files, which run on no page and therefore need no types of the shell. */
const IS_TEST = /\.(test|spec)\.[cm]?[jt]sx?$|(^|\/)(testing|__tests__)\//;
/** Entry files of a release, included whatever the remote's configuration names. */
const ENTRIES = ['src/remote.tsx', 'remote.manifest.ts'];
const ERROR = /^(?:(.+?)\((\d+),(\d+)\): )?error (TS\d+: .+)$/;
const OUTPUT_MAX = 64 * 1024 * 1024;
const SHOWN = 50;

/** Configuration of a remote without a `tsconfig.json`: TypeScript's own defaults, and no checks of JavaScript. */
const LENIENT = {
  extends: PRESET,
  compilerOptions: { strict: false, noUncheckedIndexedAccess: false, allowJs: true, checkJs: false, types: [] },
};

/**
 * Compiles the shipped files of a remote with its own TypeScript and configuration. The declarations of the shell
 * replace the installed ones.
 * @param {string} folder
 * @param {import('./fetchShellTypes.js').ShellTypes} types
 * @returns {Promise<readonly { at: string, reason: string }[]>}
 */
export async function findTypeProblems(folder, { paths }) {
  const typescript = findPackage('typescript', folder);
  const { bin } = JSON.parse(readFileSync(path.join(typescript, 'package.json'), 'utf8'));
  const tsc = (config, ...args) =>
    run(path.join(typescript, bin.tsc), folder, ['-p', config, '--pretty', 'false', ...args]);

  const own = path.join(folder, 'tsconfig.json');
  const configured = existsSync(own) ? await readConfiguration(tsc, own) : LENIENT;
  const config = path.join(getCache(folder), 'tsconfig.json');
  await mkdir(path.dirname(config), { recursive: true });
  const { problems } = configured;
  if (problems) return problems;
  await writeFile(config, JSON.stringify(laidOver(configured, folder, paths)));
  return problemsIn(await tsc(config), folder);
}

/** Reads the list of compiled files and the options of the remote. */
async function readConfiguration(tsc, file) {
  const { code, output } = await tsc(file, '--showConfig');
  if (code !== 0) return { problems: problemsIn({ code, output }, path.dirname(file)) };
  const { files = [], compilerOptions = {} } = JSON.parse(output);
  return { extends: file, files, compilerOptions: { paths: compilerOptions.paths } };
}

function laidOver({ files = [], compilerOptions, ...config }, folder, paths) {
  const shipped = [...files.map((file) => path.normalize(file)), ...ENTRIES].filter((file) => !IS_TEST.test(file));
  return {
    ...config,
    include: [],
    files: [...new Set(shipped)].map((file) => path.resolve(folder, file)),
    compilerOptions: {
      ...compilerOptions,
      noEmit: true,
      composite: false,
      incremental: false,
      tsBuildInfoFile: null,
      skipLibCheck: true,
      paths: {
        ...fromFolder(compilerOptions.paths, folder),
        ...Object.fromEntries(Object.entries(paths).map(([request, file]) => [request, [file]])),
      },
    },
  };
}

const fromFolder = (paths = {}, folder) =>
  Object.fromEntries(
    Object.entries(paths).map(([request, places]) => [request, places.map((place) => path.resolve(folder, place))]),
  );

function run(tsc, cwd, args) {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [tsc, ...args], { cwd, maxBuffer: OUTPUT_MAX }, (error, output, errors) => {
      if (error && typeof error.code !== 'number') reject(error);
      else resolve({ code: error ? error.code : 0, output: output || errors });
    });
  });
}

/** Returns the compiler's messages, each with the indented lines below it. */
function problemsIn({ code, output }, folder) {
  const problems = [];
  for (const line of output.split(/\r?\n/)) {
    const [, file, row, column, reason] = ERROR.exec(line) ?? [];
    if (reason) problems.push({ at: getPlace(file, row, column, folder), reason });
    else if (line.trim() && problems.length) problems.at(-1).reason += ` ${line.trim()}`;
  }
  if (code !== 0 && !problems.length) throw new Error(`TypeScript ended with ${code}: ${output.trim()}`);
  return problems.slice(0, SHOWN);
}

const getPlace = (file, row, column, folder) =>
  file ? `${path.relative(folder, path.resolve(folder, file))}:${row}:${column}` : 'tsconfig.json';

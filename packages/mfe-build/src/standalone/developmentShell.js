import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createMinimizer } from '../createMinimizer.js';
import { findPackage } from '../findPackage.js';
import { readConfig } from '../readConfig.js';
import { runBuild } from '../runBuild.js';

const { satisfy } = createRequire(import.meta.url)('@module-federation/runtime');

const PACKAGE = '@meet/shell-dev';
const SCRIPTS =
  /\s*<script defer src="\/assets\/[^"]*"[^>]*><\/script>|\s*<link rel="stylesheet" href="\/assets\/[^"]*"[^>]*>/g;
const INTEGRITY = /<script type="application\/json" id="integrity"[\s\S]*?<\/script>/;
const NONCE = /__NONCE__/g;

/**
 * @typedef {object} DevelopmentShell
 * @property {string} folder Folder of its files.
 * @property {(page: string, nonce: string) => string} lay Returns a page of the product's shell with this shell's
 * scripts. Other pages stay unchanged.
 * @property {(remotes: Readonly<Record<string, import('@meet/contracts/remotes').ReleaseRecord>>) => string | undefined} incompatibility
 *   Returns why it can't run the live remotes; undefined if it can.
 */

/**
 * Reads the development build of the shell that is installed for a folder. In the shell's own workspace, it is built
 * first.
 * @param {string} from Absolute.
 * @returns {Promise<DevelopmentShell | undefined>} undefined if none is installed
 */
export async function readDevelopmentShell(from) {
  const home = getHome(from);
  if (!home) return undefined;
  const folder = path.join(home, 'dist');
  const { source } = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8'));
  if (source) await buildDevelopmentShell(path.resolve(home, source), folder);
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  const { contracts, provides } = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'));
  const scripts = page.match(SCRIPTS).join('');
  const [integrity] = INTEGRITY.exec(page);
  return {
    folder,
    lay: (other, nonce) =>
      INTEGRITY.test(other)
        ? other.replace(SCRIPTS, '').replace(INTEGRITY, () => `${integrity}${scripts}`.replace(NONCE, nonce))
        : other,
    incompatibility(remotes) {
      for (const { name, contract, shared } of Object.values(remotes)) {
        if (!contracts.includes(contract)) return `${name} was built for contract ${contract}`;
        const [request] = Object.entries(shared).find(([known, range]) => !fits(provides[known], range)) ?? [];
        if (request) return `${name} needs ${request} ${shared[request]}`;
      }
      return undefined;
    },
  };
}

/**
 * Builds a shell for development.
 * @param {string} shell Its folder.
 * @param {string} out Output folder.
 * @param {{ compact?: boolean }} [how] compact: without comments, for distribution.
 */
export async function buildDevelopmentShell(shell, out, { compact = false } = {}) {
  const createConfig = await readConfig(shell);
  const config = createConfig({ mode: 'development', out });
  return runBuild({
    ...config,
    devtool: false,
    output: { ...config.output, clean: true },
    optimization: { ...config.optimization, minimize: compact, minimizer: [createMinimizer(WITHOUT_COMMENTS)] },
  });
}

/** Names are kept for readers in a debugger. */
const WITHOUT_COMMENTS = { compress: false, mangle: false, format: { comments: false } };

const fits = (version, range) => version !== undefined && satisfy(version, range);

function getHome(from) {
  try {
    return findPackage(PACKAGE, from);
  } catch {
    return undefined;
  }
}

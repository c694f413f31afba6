// Content of the images: the files that run, and no more.
import { globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './prepare.mjs';

/** In every process: the compositions, what services stand on, what they say to each other and to GraphQL. */
const COMMON = [
  'apps/composition',
  'apps/distributed',
  'packages/contracts',
  'packages/service-kit',
  'packages/embedded-mongo',
  'contracts/*',
  'services/*/src/graphql',
  'services/*/package.json',
];
/** Files that serve pages, GraphQL and rooms. */
const GATEWAY = [
  ...COMMON,
  'gateway',
  'packages/meeting-room',
  'shell/dist',
  // Settings for the pages' policy.
  'services/accounts/src/settings.ts',
  // Calls of the rooms, and the signature of their tokens.
  'services/meetings/src/ports',
  'services/meetings/src/settings.ts',
];
/** Files of a service beside its code: releases publish the built ones, accounts show which build runs and its news. */
const BESIDE = {
  releases: ['mfe-*/dist', 'dist/registry.json'],
  accounts: ['docs/changelog', 'shell/dist/index.html'],
};
/** Services that draw pictures; all others do without the library. */
const DRAW = ['accounts', 'chat'];
const PICTURES = ['sharp'];
const SERVICES = readdirSync(path.join(ROOT, 'services'));

/**
 * By target: its files and folders, the workspaces whose dependencies are installed, and dependencies that nothing there loads.
 */
export const IMAGES = {
  'single-process': {
    files: [...GATEWAY, 'apps/single-process', 'services', ...Object.values(BESIDE).flat()],
    install: ['apps/single-process'],
  },
  gateway: {
    files: GATEWAY,
    install: ['gateway', 'packages/meeting-room', 'packages/service-kit', 'packages/embedded-mongo'],
    without: PICTURES,
  },
  ...Object.fromEntries(
    SERVICES.map((name) => [
      name,
      {
        files: [...COMMON, `services/${name}`, ...(BESIDE[name] ?? [])],
        install: [`services/${name}`, 'packages/service-kit', 'packages/embedded-mongo'],
        without: DRAW.includes(name) ? [] : PICTURES,
      },
    ]),
  ),
};

const LEFT_OUT = /(^|\/)(node_modules|testing|[.]cache)\/|[.]test[.][cm]?[jt]sx?$/;

/** Returns the targets that a change of these workspaces rebuilds: those that contain one of them. */
export function listImages(workspaces) {
  const touched = new Set(workspaces);
  return Object.keys(IMAGES).filter((name) => IMAGES[name].install.some((folder) => touched.has(folder)));
}

/** Every file of a target, by its path from the root. */
export function getFiles({ files }) {
  const all = files.flatMap((pattern) => [
    ...globSync(pattern, { cwd: ROOT, withFileTypes: true }).filter((entry) => entry.isFile()),
    ...globSync(`${pattern}/**/*`, {
      cwd: ROOT,
      withFileTypes: true,
      exclude: ({ name }) => name === 'node_modules',
    }).filter((entry) => entry.isFile()),
  ]);
  const paths = all.map(({ parentPath, name }) => path.relative(ROOT, path.join(parentPath, name)));
  return [...new Set(paths)].filter((file) => !LEFT_OUT.test(file)).sort();
}

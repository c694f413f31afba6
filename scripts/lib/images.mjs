// Defines the content of the images: only the files that run.
import { globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './prepare.mjs';

/**
 * Files of every process: the compositions, the base of services, and the contracts and GraphQL parts that services
 * share.
 */
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
  // The content security policy of the pages depends on these settings.
  'services/accounts/src/settings.ts',
  // Calls of the rooms, and the signature of their tokens.
  'services/meetings/src/ports',
  'services/meetings/src/settings.ts',
];
/**
 * Files of a service beside its code: releases publishes the built remotes; accounts shows the running build and its
 * news.
 */
const BESIDE = {
  releases: ['mfe-*/dist', 'dist/registry.json'],
  accounts: ['docs/changelog', 'shell/dist/index.html'],
};
/** Services that process pictures. All others run without the library. */
const DRAW = ['accounts', 'chat'];
const PICTURES = ['sharp'];
const SERVICES = readdirSync(path.join(ROOT, 'services'));

/**
 * Images by target: files and folders, the workspaces whose dependencies are installed, and dependencies that nothing
 * in the image loads.
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

/** Returns the targets that a change of these workspaces rebuilds. */
export function listImages(workspaces) {
  const touched = new Set(workspaces);
  return Object.keys(IMAGES).filter((name) => IMAGES[name].install.some((folder) => touched.has(folder)));
}

/** Returns every file of a target, as a path from the root. */
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

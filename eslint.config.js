import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import { COMMON_RULES, CONSIDERATE_SYNTAX } from './packages/mfe-build/src/presets/eslint.js';

/** Forbids imports by pattern, each with the rule of the house that it breaks. */
const forbid = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns: patterns.map(([group, message]) => ({ group, message })) }],
});

const chakra = [
  ['@chakra-ui/*', '@ark-ui/*', '@emotion/*'],
  'Only packages/ui imports Chakra: use or add a component there.',
];
const remotes = [
  ['mfe-*', '!@meet/mfe-build', '@meet/shell', '@meet/shell/*'],
  'Remotes and the shell never import each other: use slots, events or hrefFor.',
];
const server = [
  ['@meet/service-*', '@meet/gateway', '@meet/embedded-mongo', 'mongoose', 'mongodb'],
  'Browser code reaches the server by calls alone.',
];
const otherFeature = [
  ['**/features/*/*'],
  'A feature never imports another feature: lift what both need into state/ or packages/.',
];
const upwards = [
  [
    'mfe-*',
    '!@meet/mfe-build',
    '@meet/shell',
    '@meet/gateway',
    '@meet/service-*',
    '!@meet/service-kit',
    '!@meet/service-kit/*',
    '@meet/composition',
    '@meet/single-process',
    '@meet/distributed',
  ],
  'Packages import packages only.',
];
const models = [
  [
    '@meet/service-accounts',
    '@meet/service-integrations',
    '@meet/service-meetings',
    '@meet/service-network',
    '@meet/service-chat',
    '@meet/service-notifications',
    '@meet/service-oauth',
    '@meet/service-organizations',
  ],
  'A service reaches another one by calls, never by import.',
];

const ownClock =
  'The machine’s clock may be set while we run: take `now` from the service, the room or the gateway, or measure durations by performance.now().';

export default tseslint.config(
  { ignores: ['**/node_modules/', '**/dist/', '.cache/', 'data/', 'coverage/', '**/*.generated.ts'] },
  js.configs.recommended,
  tseslint.configs.recommended,
  COMMON_RULES,
  {
    files: [
      'scripts/**',
      '**/bin/**',
      'bench/**',
      'apps/composition/src/{runProduct,processLife}.ts',
      'apps/single-process/src/{admin,demo}.ts',
      'apps/distributed/src/run*.ts',
      'services/meetings/src/jitsi/check/main.ts',
      '**/*.cjs',
    ],
    rules: { 'no-console': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['{apps,contracts,services,gateway}/**', 'packages/service-kit/**', 'packages/meeting-room/src/server/**'],
    // The demo is played on a clock of its own, which begins at the machine's.
    ignores: ['**/*.test.ts', '**/testing/**', 'apps/single-process/src/demo/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message: ownClock },
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: ownClock },
      ],
    },
  },
  { files: ['packages/**'], rules: forbid(upwards) },
  { files: ['packages/{contracts,remote-kit,guidance,account-pages}/**'], rules: forbid(upwards, chakra, server) },
  { files: ['packages/ui/**'], rules: forbid(upwards, server) },
  { files: ['shell/**', 'mfe-*/**', 'packages/create-remote/template/**'], rules: forbid(chakra, remotes, server) },
  {
    files: ['mfe-*/**', 'packages/create-remote/template/**'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...CONSIDERATE_SYNTAX] },
  },
  { files: ['mfe-*/src/features/**'], rules: forbid(chakra, remotes, server, otherFeature) },
  {
    files: ['services/**'],
    rules: forbid(chakra, remotes, models, [['@meet/gateway'], 'Services do not know the gateway.']),
  },
  { files: ['contracts/*/**'], rules: forbid(upwards, chakra, server) },
  {
    files: ['gateway/**'],
    rules: forbid(chakra, remotes, models, [
      ['mongoose', 'mongodb', '@meet/embedded-mongo'],
      'The gateway has no database.',
    ]),
  },
);

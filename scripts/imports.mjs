// Checks the rules of .dependency-cruiser.cjs: what may import what, and that nothing imports in circles.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { NODE, ROOT } from './lib/prepare.mjs';

const FOLDERS = ['packages', 'services', 'gateway', 'shell', 'mfe-*', 'all-in-one', 'e2e', 'bench', 'scripts'];

const cli = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const { status } = spawnSync(NODE, [cli, '--config', '.dependency-cruiser.cjs', ...FOLDERS], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exit(status ?? 1);

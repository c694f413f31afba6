// Checks the rules of .dependency-cruiser.cjs: which folders may import which others, and that there are no circular
// imports.
import { cruise } from './lib/importGraph.mjs';

const { status } = cruise([], { stdio: 'inherit' });
process.exit(status ?? 1);

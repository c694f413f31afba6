// Checks the rules of .dependency-cruiser.cjs: what may import what, and that nothing imports in circles.
import { cruise } from './lib/importGraph.mjs';

const { status } = cruise([], { stdio: 'inherit' });
process.exit(status ?? 1);

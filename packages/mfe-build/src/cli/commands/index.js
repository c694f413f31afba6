import { build } from './build.js';
import { canary } from './canary.js';
import { check } from './check.js';
import { dev } from './dev.js';
import { disable, enable } from './disable.js';
import { promote } from './promote.js';
import { release } from './release.js';
import { rollback } from './rollback.js';
import { status } from './status.js';
import { types } from './types.js';

/** All commands by name. */
export const COMMANDS = { dev, build, check, release, promote, canary, rollback, disable, enable, status, types };

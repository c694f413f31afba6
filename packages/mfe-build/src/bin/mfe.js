#!/usr/bin/env node
import { runCli } from '../cli/runCli.js';

const code = await runCli(process.argv.slice(2), process);
// Compilers leave threads running, so the process must exit explicitly.
process.exit(code);

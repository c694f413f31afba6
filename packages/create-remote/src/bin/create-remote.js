#!/usr/bin/env node
// npm create @meet/remote NAME
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createRemote } from '../createRemote.js';

const USAGE = 'Usage: npm create @meet/remote NAME, such as mfe-polls';

try {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  if (positionals.length !== 1) throw new Error(USAGE);
  const folder = path.resolve(positionals[0]);
  await createRemote(folder);
  console.log(
    `\n${path.basename(folder)} is there. Go on with\n\n  cd ${positionals[0]}\n  npm install\n  npm test\n  npm start -- --gateway https://YOUR-MEET\n`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// Builds the packages that remotes in other repositories need: `npm run pack [-- --out DIR]`.
// It writes tarballs as `npm publish` accepts them into DIR (default: dist/packages).
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compilePackages } from './pack/compilePackages.mjs';
import { readPublishable } from './pack/readPublishable.mjs';
import { stagePackage } from './pack/stagePackage.mjs';
import { ROOT, run } from './lib/prepare.mjs';

const { values } = parseArgs({ options: { out: { type: 'string', default: path.join(ROOT, 'dist/packages') } } });
const out = path.resolve(values.out);
const stage = path.join(ROOT, '.cache/pack');

await rm(stage, { recursive: true, force: true });
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });

const packages = readPublishable();
const compiled = await compilePackages(packages, stage);
const folders = await Promise.all(packages.map((one) => stagePackage(one, packages, compiled, stage)));
run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', out, ...folders]);

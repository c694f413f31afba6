import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { AS_IT_STANDS } from './evaluatedLoader.js';

const LOADER = path.join(import.meta.dirname, 'evaluatedLoader.js');

describe('a module of plain texts', () => {
  it('is evaluated by the build, and the page contains only its texts', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'evaluated-'));
    const files = {
      'colours.js': `export const COLOURS = { ink: '#221f1c', unused: 'of-no-use' };`,
      'style.js': `import { COLOURS } from './colours.js'; export const style = \`p { color: \${COLOURS.ink} }\`;`,
      'main.js': `import { style } from './style.js'; document.title = style;`,
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    const build = webpack({
      mode: 'production',
      context: folder,
      entry: './main.js',
      output: { path: folder, filename: 'page.js' },
      module: {
        rules: [{ include: path.join(folder, 'style.js'), resourceQuery: { not: [AS_IT_STANDS] }, use: LOADER }],
      },
    });
    const stats = await promisify(build.run.bind(build))();
    expect(stats?.toJson({ all: false, errors: true }).errors).toEqual([]);
    expect([...(stats?.compilation.fileDependencies ?? [])]).toContain(path.join(folder, 'colours.js'));
    const page = readFileSync(path.join(folder, 'page.js'), 'utf8');
    expect(page).toContain('p { color: #221f1c }');
    expect(page).not.toContain('of-no-use');
  });
});

import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/prepare.mjs';
import { buildChangelog, buildReadme, withoutOuterLinks } from './describePackage.mjs';
import { readPublishable } from './readPublishable.mjs';

const PACKAGE = { name: '@meet/polls', version: '0.1.0', description: 'Asks people.' };

describe('the README of a package', () => {
  it('names entry points and commands', () => {
    const readme = buildReadme({
      ...PACKAGE,
      exports: { '.': './a.js', './page': './b.js' },
      bin: { polls: './c.js' },
    });
    for (const part of ['# @meet/polls', 'Asks people.', '- `@meet/polls/page`', '- `npx polls`']) {
      expect(readme).toContain(part);
    }
  });

  it('keeps the words of a link that leads out of the package', () => {
    expect(withoutOuterLinks('small ([why](../../docs/adr/0007.md)), [here](#here)')).toBe(
      'small (why), [here](#here)',
    );
    const ui = readFileSync(path.join(ROOT, 'packages/ui/README.md'), 'utf8');
    expect(withoutOuterLinks(ui)).not.toContain('](..');
  });

  it('has a description for every published package', () => {
    const packages = readPublishable();
    expect(packages.length).toBeGreaterThan(10);
    expect(packages.filter(({ json }) => !json.description).map(({ json }) => json.name)).toEqual([]);
  });
});

describe('the CHANGELOG of a package', () => {
  const change = (name, text) => `---\n'${name}': minor\n---\n\n${text}\n`;

  it('has the pending changes of this package, above those of its versions', () => {
    const pending = [change('@meet/polls', 'Polls end.'), change('@meet/polls-page', 'Other.')];
    expect(buildChangelog(PACKAGE, pending, '# @meet/polls\n\n## 0.1.0\n\n- First.\n')).toBe(
      '# @meet/polls\n\n## Since 0.1.0\n\n- Polls end.\n\n## 0.1.0\n\n- First.\n',
    );
    expect(buildChangelog(PACKAGE, [])).toBe('# @meet/polls\n');
  });
});

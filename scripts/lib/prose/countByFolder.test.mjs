import { describe, expect, it } from '@jest/globals';
import { compareWithBaseline, countByFolder, lowerBaseline } from './countByFolder.mjs';

describe('the baseline of faults', () => {
  const baseline = { 'packages/ui': 2, 'services/chat': 3, docs: 1 };

  it('counts packages and services one by one, other files by their top-level folder', () => {
    const files = ['packages/ui/src/a.ts', 'packages/ui/b.ts', 'services/chat/src/a.ts', 'docs/adr/a.md', 'README.md'];
    expect(countByFolder(files.map((file) => ({ file })))).toEqual({
      '.': 1,
      docs: 1,
      'packages/ui': 2,
      'services/chat': 1,
    });
  });

  it('reports folders with more faults, new ones included, and those with fewer', () => {
    const { risen, fallen } = compareWithBaseline({ 'packages/ui': 3, gateway: 1, docs: 1 }, baseline);
    expect(risen).toEqual([
      { folder: 'gateway', now: 1, allowed: 0 },
      { folder: 'packages/ui', now: 3, allowed: 2 },
    ]);
    expect(fallen).toEqual([{ folder: 'services/chat', now: 0, allowed: 3 }]);
  });

  it('only shrinks', () => {
    expect(lowerBaseline({ 'packages/ui': 5, docs: 0, gateway: 1, 'services/chat': 2 }, baseline)).toEqual({
      'packages/ui': 2,
      'services/chat': 2,
    });
  });
});

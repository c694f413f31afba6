import { describe, expect, it } from '@jest/globals';
import { buildGroupTree } from './buildGroupTree.ts';

const group = (id: string, parentGroup: string | null = null) => ({ id, parentGroup, groupName: id.toUpperCase() });
const shape = (...groups: ReturnType<typeof group>[]) =>
  buildGroupTree(groups).map(({ id, depth }) => '-'.repeat(depth) + id);

describe('buildGroupTree', () => {
  it('puts children below their parents, in any input order', () => {
    expect(shape(group('c', 'b'), group('a'), group('b', 'a'), group('d'))).toEqual(['a', '-b', '--c', 'd']);
  });

  it('makes a root of a group whose parent is missing', () => {
    expect(shape(group('a', 'gone'), group('b', 'a'))).toEqual(['a', '-b']);
  });

  it('keeps groups that name each other as parents', () => {
    expect(shape(group('a', 'b'), group('b', 'a'), group('c', 'c'))).toEqual(['a', '-b', 'c']);
  });
});

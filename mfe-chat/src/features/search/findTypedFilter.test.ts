import { describe, expect, it } from '@jest/globals';
import { findTypedFilter, withoutUnfinished } from './findTypedFilter.ts';

describe('the filter that is typed', () => {
  it.each([
    ['from:', { filter: 'from', typed: '', start: 0 }],
    ['budget In:lau', { filter: 'in', typed: 'lau', start: 7 }],
    ['budget from:"Bo St', { filter: 'from', typed: 'Bo St', start: 7 }],
    ['"a phrase" before:2026', { filter: 'before', typed: '2026', start: 11 }],
    ['from:ana ', undefined],
    ['from:"Bo Stan"', undefined],
    ['"an open phrase', undefined],
    ['author:ana', undefined],
    ['http://a', undefined],
    ['budget', undefined],
    ['', undefined],
  ])('at the end of %j', (search, found) => {
    expect(findTypedFilter(search)).toEqual(found);
  });

  it.each([
    ['budget from:', 'budget'],
    ['budget from:"', 'budget'],
    ['budget from:an', 'budget from:an'],
    ['budget has:fi', 'budget'],
    ['has:file', 'has:file'],
    ['after:2026-1', ''],
    ['after:2026-11-29', 'after:2026-11-29'],
    [' budget ', 'budget'],
  ])('is left out of %j while it selects nothing', (search, sent) => {
    expect(withoutUnfinished(search)).toBe(sent);
  });
});

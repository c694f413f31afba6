import { describe, expect, it } from '@jest/globals';
import { parseChatSearch, writeChatSearchFilter } from './parseChatSearch.ts';

const NONE = { words: '', phrases: [], from: [], in: [], has: [], before: undefined, after: undefined };

describe('parseChatSearch', () => {
  it.each([
    ['budget  draft', { words: 'budget draft' }],
    ['"final budget" draft', { phrases: ['final budget'], words: 'draft' }],
    ['„final budget“', { phrases: ['final budget'] }],
    ['from:ana From:"Bo Stan" x', { from: ['ana', 'Bo Stan'], words: 'x' }],
    ['in:launch has:file HAS:Picture', { in: ['launch'], has: ['file', 'picture'] }],
    [
      'before:2026-03-01 after:2026-01-31',
      { before: Date.parse('2026-03-01T00:00:00Z'), after: Date.parse('2026-02-01T00:00:00Z') },
    ],
    // Not an operator, or not a value of one.
    ['http://a.example', { words: 'http://a.example' }],
    ['has:cake before:tomorrow from:', { words: 'has cake before tomorrow from' }],
    ['before:2026-02-31x from:"" say"so', { words: 'before 2026-02-31x from say so' }],
    ['from: "two words"', { words: 'from', phrases: ['two words'] }],
    ['', {}],
  ])('reads %j', (search, expected) => {
    expect(parseChatSearch(search)).toEqual({ ...NONE, ...expected });
  });

  it('keeps the closest days', () => {
    const { before, after } = parseChatSearch('before:2026-03-01 before:2026-02-01 after:2026-01-01 after:2026-01-05');
    expect(before).toBe(Date.parse('2026-02-01T00:00:00Z'));
    expect(after).toBe(Date.parse('2026-01-06T00:00:00Z'));
  });

  it.each([
    ['Europe/Bucharest', '2026-02-28T22:00:00Z', '2026-01-31T22:00:00Z'],
    ['America/New_York', '2026-03-01T05:00:00Z', '2026-02-01T05:00:00Z'],
    ['Etc/Unknown', '2026-03-01T00:00:00Z', '2026-02-01T00:00:00Z'],
  ])('reads days in %s', (zone, before, after) => {
    expect(parseChatSearch('before:2026-03-01 after:2026-01-31', zone)).toMatchObject({
      before: Date.parse(before),
      after: Date.parse(after),
    });
  });

  it('ends a day at the next one’s beginning, also if clocks change', () => {
    const { after } = parseChatSearch('after:2026-03-29', 'Europe/Bucharest');
    expect(after).toBe(Date.parse('2026-03-29T21:00:00Z'));
  });
});

describe('a filter that a page writes', () => {
  it.each([
    ['Launch', 'in:Launch', 'Launch'],
    ['Bo Stan', 'in:"Bo Stan"', 'Bo Stan'],
    ['The “new” garden', 'in:garden', 'garden'],
    ['  ', 'in:', undefined],
  ])('%j is read again', (value, written, read) => {
    expect(writeChatSearchFilter('in', value)).toBe(written);
    expect(parseChatSearch(written).in[0]).toBe(read);
  });
});

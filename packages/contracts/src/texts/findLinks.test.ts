import { describe, expect, it } from '@jest/globals';
import { findLinks } from './findLinks.ts';

const hrefsIn = (text: string) => findLinks(text).flatMap((part) => ('href' in part ? part.href : []));

describe('links in a message', () => {
  it.each([
    ['see https://example.com/a?b=1#c.', ['https://example.com/a?b=1#c']],
    ['(https://example.com)', ['https://example.com']],
    ['https://example.com/a(b) there', ['https://example.com/a(b)']],
    ['https://example.com/x_(y)_(z).', ['https://example.com/x_(y)_(z)']],
    ['(https://example.com/x_(y)_(z)).', ['https://example.com/x_(y)_(z)']],
    ['https://example.com/?b=[x]', ['https://example.com/?b=[x]']],
    ['[https://example.com/?b=[x]],', ['https://example.com/?b=[x]']],
    ['{https://example.com/{id}}', ['https://example.com/{id}']],
    ['https://example.com/a(b?)!', ['https://example.com/a(b?)']],
    ['https://example.com/:-)', ['https://example.com/:-']],
    ['请看https://example.com/甲（乙）。', ['https://example.com/甲（乙）']],
    ['«https://example.com», “https://example.org”', ['https://example.com', 'https://example.org']],
    ['www.example.com, and http://x.org!', ['https://www.example.com', 'http://x.org']],
    ['"https://example.com"', ['https://example.com']],
    ['nothing here: example.com', []],
    ['javascript:alert(1) data:text/html,x ftp://x.org', []],
    ['<img src=x onerror=alert(1)>', []],
  ])('%s', (text, hrefs) => {
    expect(hrefsIn(text)).toEqual(hrefs);
  });

  it('are found with a long run of brackets within six seconds', () => {
    const started = performance.now();
    const [link] = findLinks(`https://example.com/${'('.repeat(50_000)}${')'.repeat(100_000)}`);
    expect(link!.text === `https://example.com/${'('.repeat(50_000)}${')'.repeat(50_000)}`).toBe(true);
    expect(performance.now() - started).toBeLessThan(6_000);
  });

  it('split the message into parts without a loss', () => {
    const text = 'a https://example.com/ü?q="x" b\nwww.x.org.';
    expect(
      findLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

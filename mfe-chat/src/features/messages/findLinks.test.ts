import { describe, expect, it } from '@jest/globals';
import { findLinks } from './findLinks.ts';

const hrefsIn = (text: string) => findLinks(text).flatMap((part) => ('href' in part ? part.href : []));

describe('links in a message', () => {
  it.each([
    ['see https://example.com/a?b=1#c.', ['https://example.com/a?b=1#c']],
    ['(https://example.com)', ['https://example.com']],
    ['https://example.com/a(b) there', ['https://example.com/a(b)']],
    ['www.example.com, and http://x.org!', ['https://www.example.com', 'http://x.org']],
    ['"https://example.com"', ['https://example.com']],
    ['nothing here: example.com', []],
    ['javascript:alert(1) data:text/html,x ftp://x.org', []],
    ['<img src=x onerror=alert(1)>', []],
  ])('%s', (text, hrefs) => {
    expect(hrefsIn(text)).toEqual(hrefs);
  });

  it('leave every character in its place', () => {
    const text = 'a https://example.com/ü?q="x" b\nwww.x.org.';
    expect(
      findLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

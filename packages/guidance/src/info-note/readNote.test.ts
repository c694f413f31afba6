import { describe, expect, it } from '@jest/globals';
import { readNote } from './readNote.ts';

describe('readNote', () => {
  it('reads paragraphs, lists, emphasis and links', () => {
    expect(readNote('<p>Hi <b>you</b><br>there</p><ul><li>one</li></ul>')).toEqual([
      { tag: 'p', children: ['Hi ', { tag: 'b', children: ['you'] }, { tag: 'br', children: [] }, 'there'] },
      { tag: 'ul', children: [{ tag: 'li', children: ['one'] }] },
    ]);
    expect(readNote('<a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener">more</a>')).toEqual([
      { tag: 'a', href: 'https://example.com/?a=1&b=2', children: ['more'] },
    ]);
  });

  it('decodes entities once', () => {
    expect(readNote('5 &lt; 6 &amp;amp; &quot;x&quot; &#39;y&#39;')).toEqual(['5 < 6 &amp; "x" \'y\'']);
  });

  it('closes unclosed tags, and ignores closing tags without an opening one', () => {
    expect(readNote('<b>bold <i>both</b> plain</p>')).toEqual([
      { tag: 'b', children: ['bold ', { tag: 'i', children: ['both'] }] },
      ' plain',
    ]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '<button onclick=alert(1)>x</button>',
  ])('keeps %s as text', (html) => {
    expect(readNote(html)).toEqual([html]);
  });

  it('drops every attribute except the web address of a link', () => {
    for (const html of ['<a href="javascript:alert(1)">x</a>', '<a onclick="alert(1)" href="data:text/html,x">x</a>']) {
      expect(readNote(html)).toEqual([{ tag: 'a', children: ['x'] }]);
    }
    expect(readNote('<p style="position:fixed" onclick="alert(1)">x</p>')).toEqual([{ tag: 'p', children: ['x'] }]);
  });
});

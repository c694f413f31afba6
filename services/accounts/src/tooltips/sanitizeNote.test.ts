import { describe, expect, it } from '@jest/globals';
import { sanitizeNote } from './sanitizeNote.ts';

describe('sanitizeNote', () => {
  it('keeps paragraphs, lists, emphasis and links', () => {
    expect(sanitizeNote('<P>Hi <b>you</b><br/></P><ul><li>one</li></ul>')).toBe(
      '<p>Hi <b>you</b><br></p><ul><li>one</li></ul>',
    );
    expect(sanitizeNote('<a href="https://example.com/?a=1&b=2">more</a>')).toBe(
      '<a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">more</a>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<p onclick="alert(1)">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="https://x" onclick="alert(1)">x</a>',
    '<a href="https://x&quot; onclick=&quot;alert(1)">x</a>',
    '<svg/onload=alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '<b style="position:fixed">x</b>',
    "<a href='https://x'>x</a>",
    '<<b>script>alert(1)<</b>/script>',
  ])('shows %s as text', (html) => {
    const clean = sanitizeNote(html);
    expect(clean.replace(/<\/?(?:p|br|b|strong|i|em|u|ul|ol|li|a)>/g, '')).not.toMatch(/[<>]/);
  });

  it('leaves its own output unchanged', () => {
    const once = sanitizeNote('<p>5 < 6 & "x"</p><a href="https://example.com/">y</a>');
    expect(sanitizeNote(once)).toBe(once);
  });
});

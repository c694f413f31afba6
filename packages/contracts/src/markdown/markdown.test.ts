import { describe, expect, it } from '@jest/globals';
import { findAddressed, parseMarkdown, toPlainText, type BlockNode, type InlineNode } from './index.ts';

/** Returns a short form of parsed nodes, such as `<strong>a</strong>`. */
function drawInline(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      if (node.kind === 'link') return `<link ${node.href}>${node.text}</link>`;
      if (node.kind === 'mention') return `<mention ${node.id}>`;
      return `<${node.kind}>${'children' in node ? drawInline(node.children) : node.text}</${node.kind}>`;
    })
    .join('');
}

function draw(blocks: readonly BlockNode[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'paragraph') return drawInline(block.children);
      if (block.kind === 'quote') return `<quote>${draw(block.children)}</quote>`;
      if (block.kind === 'codeBlock') return `<code-block ${block.language}>${block.text}</code-block>`;
      return block.items
        .map(({ mark, depth, children }) => `<item ${mark} ${depth}>${drawInline(children)}</item>`)
        .join('');
    })
    .join('|');
}

const read = (text: string) => draw(parseMarkdown(text));

describe('markdown in a message', () => {
  it.each([
    ['a **bold** word', 'a <strong>bold</strong> word'],
    ['an *italic* and _another_ word', 'an <emphasis>italic</emphasis> and <emphasis>another</emphasis> word'],
    ['~~gone~~', '<strike>gone</strike>'],
    ['***both***', '<strong><emphasis>both</emphasis></strong>'],
    ['**a *b***', '<strong>a <emphasis>b</emphasis></strong>'],
    ['*a **b***', '<emphasis>a <strong>b</strong></emphasis>'],
    ['**bold, *italic* and ~~gone~~**', '<strong>bold, <emphasis>italic</emphasis> and <strike>gone</strike></strong>'],
    ['run `npm *start*` now', 'run <code>npm *start*</code> now'],
    ['``a ` b``', '<code>a ` b</code>'],
    ['请看**重点**内容', '请看<strong>重点</strong>内容'],
    ['(**a**), "_b_".', '(<strong>a</strong>), "<emphasis>b</emphasis>".'],
    ['see [the plan](https://example.com/a_b_c)', 'see <link https://example.com/a_b_c>the plan</link>'],
    ['**https://example.com/a**', '<strong><link https://example.com/a>https://example.com/a</link></strong>'],
    ['- one\n- two\n  - three', '<item • 0>one</item><item • 0>two</item><item • 1>three</item>'],
    ['3. c\n4) d', '<item 3. 0>c</item><item 4) 0>d</item>'],
    ['> said\n> so\nyes', '<quote>said\nso</quote>|yes'],
    ['> > deep', '<quote><quote>deep</quote></quote>'],
    ['```ts\nconst a = 1;\n\n// *b*\n```\nafter', '<code-block ts>const a = 1;\n\n// *b*</code-block>|after'],
    ['before\n\n```\nx\n```', 'before|<code-block >x</code-block>'],
    ['hello <@abc-1>!', 'hello <mention abc-1>!'],
  ])('reads %j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    'snake_case_words and __init__.py',
    'a_b _c d_e',
    '2 * 3 * 4',
    '2*3*4 and 2**3**4',
    '5 * 3 and *unfinished',
    '¯\\_(ツ)_/¯',
    'a * b, c*',
    '**',
    '****',
    '***',
    '_ _',
    '~5 minutes, ~10',
    '>_< and >5',
    '-5 degrees',
    '#heading and # heading',
    '<b>no html</b> &amp; <script>',
    ':) :-) ;)',
    '[https://bank.example](https://evil.example',
    '[click](javascript:alert(1))',
    'an `unfinished code',
    '```\nunfinished block',
    '*a\n\nb*',
    'name\tage\nAna\t30\nBen\t40',
    'a  b   c\n\n\n\nd',
  ])('leaves %j as it was typed', (text) => {
    expect(read(text)).toBe(text);
    expect(toPlainText(text)).toBe(text);
  });

  it.each([
    'https://example.com/a_b_c/*x*/_y_?q=**z**',
    'https://en.wikipedia.org/wiki/Snake_case_(disambiguation)',
    'https://example.com/__init__.py',
  ])('leaves the address %s whole', (address) => {
    expect(read(`see ${address} there`)).toBe(`see <link ${address}>${address}</link> there`);
  });

  it('leaves code as it was typed', () => {
    expect(read('`:) snake_case **x** <@abc>`')).toBe('<code>:) snake_case **x** <@abc></code>');
    expect(read('```\n:)\n> - *x*\n```')).toBe('<code-block >:)\n> - *x*</code-block>');
  });

  it('shows no link text that names another address', () => {
    const text = '[https://bank.example](https://evil.example)';
    expect(read(text)).toBe(text);
    expect(read('[bank.example](https://evil.example)')).not.toContain('>bank.example<');
  });

  it('becomes plain text without marks, with the names of mentioned people', () => {
    const text = '**Hi** <@ana>, <@nobody>:\n- `a_b <@ana>`\n> old\n```js\nx()\n```';
    const getName = (id: string) => (id === 'ana' ? '@Ana Pop' : undefined);
    expect(toPlainText(text, getName)).toBe('Hi @Ana Pop, <@nobody>:\n• a_b @Ana Pop\nold\nx()');
  });

  it('mentions nobody in code or quotes', () => {
    expect(findAddressed('**<@ana>** `<@b>`\n> <@c>\n- <@d>\n```\n<@e>\n```\n<@ana>')).toEqual(['ana', 'd']);
  });

  const HOSTILE = [
    '*',
    '**',
    '_',
    '~~',
    '`',
    '``',
    '`a',
    '` `` ',
    '*a ',
    '**a *b ',
    '_a*b~~c',
    ' *a* _b_ ',
    '[',
    '[a](',
    '[a](https://',
    '![]()',
    '> ',
    '>\n',
    '> > > > ',
    '- ',
    '- a\n',
    '```\n',
    '```a\n',
    '<@',
    '<@a',
    '<@a>',
    'https://',
    'https://a.b/*',
    '\n\n',
    ' ',
    '\t',
    '1. ',
    '😀*',
    '\u200b*',
    '\u202e_',
  ];

  it.each(HOSTILE)('reads a long repetition of %j within two seconds', (part) => {
    const started = performance.now();
    for (const text of [
      part.repeat(10_000).slice(0, 10_000),
      `${part.repeat(4_000)}a${[...part].reverse().join('').repeat(4_000)}`,
    ]) {
      parseMarkdown(text);
      expect(typeof toPlainText(text)).toBe('string');
    }
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('keeps every letter of any mixture of marks and words', () => {
    let seed = 7;
    const next = (max: number) => (seed = (seed * 48_271) % 2_147_483_647) % max;
    for (let round = 0; round < 2_000; round += 1) {
      const parts = Array.from({ length: 12 }, () => (next(2) ? HOSTILE[next(HOSTILE.length)]! : 'word'));
      const text = parts.join('');
      const letters = (of: string) => of.replace(/[^a-z]/g, '');
      // Plain text omits a link's address and a code block's language.
      if (/\[|```/.test(text)) continue;
      expect(letters(toPlainText(text))).toBe(letters(text));
    }
  });
});

import { describe, expect, it } from '@jest/globals';
import { createRequire } from 'node:module';

interface FastStyles {
  speedUpMatching(): void;
  keepComputedStyles(window: Window): void;
  mayMatch(element: unknown, selector: unknown): boolean;
}
const require = createRequire(import.meta.url);
const { speedUpMatching, keepComputedStyles, mayMatch } = require('./fastStyles.cjs') as FastStyles;
speedUpMatching();
const requireInside = createRequire(require.resolve('jest-environment-jsdom'));
const { JSDOM } = requireInside('jsdom') as { JSDOM: new (html: string) => { window: Window & typeof globalThis } };
const { implForWrapper } = requireInside('jsdom/lib/jsdom/living/generated/utils.js') as {
  implForWrapper(node: Node): unknown;
};

const { window } = new JSDOM(`<!DOCTYPE html><html><head></head><body>
  <main id="top" class="page css-1a"><button class="css-2b Chip  css-1a" data-state="open" aria-label="a, b > c">Go</button>
  <ul class="css-3c"><li class="first">1</li><li hidden>2</li></ul><svg class="icon"><path class="css-2b"/></svg>
  <input class="a:b" type="checkbox" checked></main></body></html>`);
const { document } = window;
const elements = [...document.querySelectorAll('*')];

const COMPOUNDS = [
  ...['*', 'button', 'BUTTON', 'li', 'path', '.css-1a', '.css-2b', '.css-2b.css-1a', '.Chip', '.chip', '#top'],
  ...['button.css-2b', 'ul#none.css-3c', '.css-2b:not(.css-3c)', ':is(.css-1a, li)', ':not(ul)', 'li:first-child'],
  ...[
    '[data-state="open"]',
    '[aria-label="a, b > c"]',
    ".css-2b[aria-label='a, b > c']",
    '.css-1a:is(:checked, [data-state])',
  ],
  ...['input:checked', '.a\\:b', '.css-1a:hover', '.css-1a::before', ':root', 'html'],
];
const SELECTORS = [
  ...COMPOUNDS,
  ...COMPOUNDS.flatMap((left) =>
    COMPOUNDS.flatMap((right) => [`${left} ${right}`, `${left}>${right}`, `${left}, ${right}`]),
  ),
  ...['ul > li + li', 'li~li', ' .css-3c  >  .first ', '.css-1a .css-3c li,button', '', ',', 'li,', '((', '.x)', '"'],
];

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

describe('the matcher of style rules', () => {
  it('excludes no element that a selector matches', () => {
    const lost = SELECTORS.flatMap((selector) =>
      elements
        .filter((element) => matches(element, selector) && !mayMatch(implForWrapper(element), selector))
        .map(({ tagName }) => `${selector} for ${tagName}`),
    );
    expect(lost).toEqual([]);
  });

  it('excludes elements without the tag or a class of the last compound', () => {
    const find = (selector: unknown) => elements.filter((element) => mayMatch(implForWrapper(element), selector));
    expect(find('ul .css-2b:hover').map(({ tagName }) => tagName)).toEqual(['BUTTON', 'path']);
    expect(find('main > ul, .css-none')).toEqual([document.querySelector('ul')]);
    expect(find(undefined)).toHaveLength(elements.length);
  });
});

describe('cached computed styles', () => {
  keepComputedStyles(window);
  const button = document.querySelector('button')!;
  const main = document.querySelector('main')!;
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '.css-2b { display: block } .gone { display: none } .quiet { visibility: hidden }';

  it('are the same for the next reader', () => {
    expect(window.getComputedStyle(button)).toBe(window.getComputedStyle(button));
  });

  it.each<[string, () => unknown, Partial<CSSStyleDeclaration>]>([
    ['a class', () => button.classList.add('gone'), { display: 'none' }],
    ['a style of its own', () => button.style.setProperty('display', 'flex'), { display: 'flex' }],
    ['a class of an ancestor', () => main.classList.add('quiet'), { visibility: 'hidden' }],
    ['another place', () => document.body.append(button), { visibility: 'visible' }],
    [
      'a new sheet',
      () => document.head.append(createSheet('button { visibility: collapse }')),
      { visibility: 'collapse' },
    ],
    ['a sheet that is gone', () => document.head.lastChild!.remove(), { visibility: 'visible' }],
  ])('are computed again after %s', (_change, change, expected) => {
    const before = window.getComputedStyle(button);
    expect(before).not.toMatchObject(expected);
    change();
    expect(window.getComputedStyle(button)).toMatchObject(expected);
  });
});

function createSheet(text: string): HTMLStyleElement {
  return Object.assign(document.createElement('style'), { textContent: text });
}

import { afterEach, describe, expect, it } from '@jest/globals';
import { createStyleCache } from './createStyleCache.ts';

const elements = () => [...document.head.querySelectorAll<HTMLStyleElement>('style[data-emotion]')];
const toRules = ({ sheet }: HTMLStyleElement) => [...sheet!.cssRules].map(({ cssText }) => cssText.slice(0, 2));

afterEach(() => {
  for (const element of elements()) element.remove();
});

describe('the place of style rules', () => {
  it('is one element for rules inserted together, and a following element for later rules', async () => {
    const { sheet } = createStyleCache('n');
    sheet.insert('.a{color:red}');
    sheet.insert('.b{color:red}');
    await Promise.resolve();
    sheet.insert('.c{color:red}');
    expect(elements().map(toRules)).toEqual([['.a', '.b'], ['.c']]);
    expect(elements().map(({ nonce }) => nonce)).toEqual(['n', 'n']);
  });
});

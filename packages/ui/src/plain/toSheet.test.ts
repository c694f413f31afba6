import { describe, expect, it } from '@jest/globals';
import { toSheet } from './toSheet.ts';

describe('toSheet', () => {
  it('writes a rule for each part, and media queries from narrow to wide', () => {
    const sheet = toSheet('#page', {
      main: { maxWidth: '70rem', gap: { lg: '48px', base: '24px', md: '32px' } },
      state: { minHeight: '1lh' },
    });
    expect(sheet).toBe(
      '#page .main{max-width:70rem}#page .main{gap:24px}#page .state{min-height:1lh}' +
        '@media (min-width:768px){#page .main{gap:32px}}@media (min-width:1024px){#page .main{gap:48px}}',
    );
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fr from './fr_FR.json';
import { loadLanguage } from './loadLanguage.ts';
import { text } from './texts.ts';

const fetched = jest.fn<(url: URL) => Promise<Pick<Response, 'ok' | 'json'>>>();

beforeEach(() => {
  document.head.innerHTML = '<script data-whiteboard="w.js" data-texts-fr="assets/fr.1.json"></script>';
  Object.assign(globalThis, { fetch: fetched });
});
afterEach(() => void fetched.mockReset());

const answer = (ok: boolean) => fetched.mockResolvedValue({ ok, json: async () => fr });

describe('the language of the page', () => {
  it('stays English without a request for English and unknown languages', async () => {
    expect([await loadLanguage('en_US'), await loadLanguage('xx'), await loadLanguage('constructor')]).toEqual([
      ...['en', 'en', 'en'],
    ]);
    expect(fetched).not.toHaveBeenCalled();
    expect(text('you')).toBe('You');
  });

  it.each([
    ['are refused', () => answer(false)],
    ['can’t be fetched', () => fetched.mockRejectedValue(new TypeError('offline'))],
  ])('stays English if its texts %s', async (_why, fail) => {
    fail();
    expect(await loadLanguage('fr')).toBe('en');
    expect(text('you')).toBe('You');
  });

  it('is used once its texts are loaded', async () => {
    answer(true);
    expect(await loadLanguage('fr_FR')).toBe('fr');
    expect(String(fetched.mock.calls[0]![0])).toBe('http://localhost/assets/fr.1.json');
    expect(text('you')).toBe(fr.you);
  });
});

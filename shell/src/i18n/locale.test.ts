import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { currentLocale } from './locale.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

const prefer = (...languages: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

describe('currentLocale', () => {
  it('is the stored choice, whatever the browser prefers', () => {
    prefer('fr-CA');
    localStorage.setItem('langCode', 'ro_RO');
    expect(currentLocale()).toBe('ro_RO');
  });

  it('falls back to the default for an unknown code', () => {
    prefer('fr-CA');
    localStorage.setItem('langCode', 'xx_XX');
    expect(currentLocale()).toBe('en_US');
  });

  it('is the first supported language of the browser', () => {
    prefer('de-DE', 'ro', 'fr-FR');
    expect(currentLocale()).toBe('ro_RO');
    prefer('de-DE');
    expect(currentLocale()).toBe('en_US');
  });
});

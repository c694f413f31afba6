import { describe, expect, it, jest } from '@jest/globals';
import { createTranslator } from './createTranslator.ts';

describe('createTranslator', () => {
  const texts = {
    greeting: 'Hello {{name}}',
    mail: {
      one: 'x',
      count_one: '{{count}} mail',
      count_few: '{{count}} mailuri',
      count_other: '{{count}} de mailuri',
    },
  };

  it('fills in placeholders without escaping the values', () => {
    expect(createTranslator('en_US', texts).t('greeting', { name: '<b>Ana</b>' })).toBe('Hello <b>Ana</b>');
  });

  it.each(['$& $1', '{{name}}', '{{count}}', '$t(mail.one)'])('inserts the name %j literally', (name) => {
    expect(createTranslator('en_US', texts).t('greeting', { name, count: 7 })).toBe(`Hello ${name}`);
  });

  it('isolates a name that is written from right to left', () => {
    expect(createTranslator('en_US', texts).t('greeting', { name: 'محمد (2)' })).toBe('Hello \u2068محمد (2)\u2069');
  });

  it('picks the plural form of the language', () => {
    const { t } = createTranslator('ro_RO', texts);
    expect([1, 3, 25].map((count) => t('mail.count', { count }))).toEqual(['1 mail', '3 mailuri', '25 de mailuri']);
  });

  it('returns the key of an unknown text or a branch, and keeps the placeholder of a missing value', () => {
    const { t } = createTranslator('en_US', texts);
    expect(t('nothing.here')).toBe('nothing.here');
    expect(t('mail')).toBe('mail');
    expect(t('greeting')).toBe('Hello {{name}}');
  });

  it('adds later texts and notifies subscribers, but keeps existing texts', () => {
    const translator = createTranslator('en_US', texts);
    const changed = jest.fn();
    translator.subscribe(changed);
    translator.add({ greeting: 'Other', errors: { GONE: 'Gone' } });
    expect(changed).toHaveBeenCalledTimes(1);
    expect(translator.t('errors.GONE')).toBe('Gone');
    expect(translator.t('greeting', { name: 'Ana' })).toBe('Hello Ana');
    expect(translator.has('errors.LOST')).toBe(false);
  });
});

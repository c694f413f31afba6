import { describe, expect, it } from '@jest/globals';
import { pagesOfImport, prepareImport } from './contactsImport.ts';

const ownEmail = 'Ana@Example.com';
const prepare = (...rows: { email: string; name?: string | null }[]) => prepareImport(rows, { ownEmail });
const address = (length: number) => `${'x'.repeat(length - '@example.com'.length)}@example.com`;

describe('the rules of the import', () => {
  it.each([
    ['the own address, in whatever letters', 'ANA@example.COM'],
    ['an address longer than 60', address(61)],
    ['what is no address', 'no address'],
  ])('skip %s', (_what, email) => {
    expect(prepare({ email, name: 'X' })).toEqual([]);
  });

  it('accept an address of 60 characters', () => {
    expect(prepare({ email: address(60), name: 'X' })).toEqual([{ email: address(60), fullName: 'X' }]);
  });

  it('keep each address once, in lower case, with the first name given', () => {
    expect(prepare({ email: ' Bob@Example.com ', name: 'Bob' }, { email: 'bob@example.com', name: 'Robert' })).toEqual([
      { email: 'bob@example.com', fullName: 'Bob' },
    ]);
  });

  it('skip an existing contact', () => {
    const isContact = (email: string) => email === 'bob@example.com';
    expect(prepareImport([{ email: 'BOB@example.com' }], { ownEmail, isContact })).toEqual([]);
  });

  it.each([
    [undefined, 'bob.stan'],
    [null, 'bob.stan'],
    ['  ', 'bob.stan'],
    ['\u0000', 'bob.stan'],
    ['B\u0000ob\ud800', 'Bob'],
    ['\u202EBob\n\u200BStan\u2028', 'Bob Stan'],
    ['\u3164', 'bob.stan'],
    ['N'.repeat(100), 'N'.repeat(100)],
    ['N'.repeat(101), 'N'.repeat(100)],
    [`${'N'.repeat(99)}🙂`, 'N'.repeat(99)],
    [`${'N'.repeat(99)} Stan`, 'N'.repeat(99)],
  ])('name %j', (name, fullName) => {
    expect(prepare({ email: 'bob.stan@example.com', name: name as string })).toEqual([
      { email: 'bob.stan@example.com', fullName },
    ]);
  });
});

describe('pages of an import', () => {
  const people = (count: number, fullName: string) =>
    Array.from({ length: count }, (_, i) => ({ email: `person${i}@example.com`, fullName }));

  it('hold at most a thousand people', () => {
    expect(pagesOfImport([])).toEqual([]);
    expect(pagesOfImport(people(1000, 'Bob')).map(({ length }) => length)).toEqual([1000]);
    expect(pagesOfImport(people(2500, 'Bob')).map(({ length }) => length)).toEqual([1000, 1000, 500]);
  });

  it('stay below the size limit of a request', () => {
    const pages = pagesOfImport(people(1000, '名'.repeat(100)));
    expect(pages.flat()).toHaveLength(1000);
    for (const page of pages) expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(256 * 1024);
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isEmail } from '../core/index.ts';
import { parseAddresses, writeAddress, type WrittenAddress } from './index.ts';

const read = (text: string) => parseAddresses(text).map(({ email, name }) => (name ? [email, name] : email));

describe('parseAddresses', () => {
  it.each<[string, unknown[]]>([
    ['', []],
    [' \n;, ', []],
    ['ana@x.com', ['ana@x.com']],
    ['Ana Pop <ana@x.com>, bo@x.com; cleo@x.com', [['ana@x.com', 'Ana Pop'], 'bo@x.com', 'cleo@x.com']],
    [
      '"Pop, Ana" <ana@x.com>; "Stan, Bo" <bo@x.com>',
      [
        ['ana@x.com', 'Pop, Ana'],
        ['bo@x.com', 'Stan, Bo'],
      ],
    ],
    [
      'Pop, Ana <ana@x.com>; Stan, Bo <bo@x.com>',
      [
        ['ana@x.com', 'Pop, Ana'],
        ['bo@x.com', 'Stan, Bo'],
      ],
    ],
    ['"Ana \\"A\\" Pop" <ana@x.com>', [['ana@x.com', 'Ana "A" Pop']]],
    ['ana@x.com\r\nbo@x.com\n\ncleo@x.com', ['ana@x.com', 'bo@x.com', 'cleo@x.com']],
    ['ana@x.com bo@x.com\tcleo@x.com', ['ana@x.com', 'bo@x.com', 'cleo@x.com']],
    [
      'Ana Pop\tana@x.com\nBo\tbo@x.com',
      [
        ['ana@x.com', 'Ana Pop'],
        ['bo@x.com', 'Bo'],
      ],
    ],
    [
      'ana@x.com\tAna Pop\nbo@x.com\tBo',
      [
        ['ana@x.com', 'Ana Pop'],
        ['bo@x.com', 'Bo'],
      ],
    ],
    ['"ana@x.com","bo@x.com"', ['ana@x.com', 'bo@x.com']],
    ['"Pop, Ana",ana@x.com', [['ana@x.com', 'Pop, Ana']]],
    [
      'Ana <ana@x.com> Bo <bo@x.com>',
      [
        ['ana@x.com', 'Ana'],
        ['bo@x.com', 'Bo'],
      ],
    ],
    ['ana@x.com <ana@x.com>; "bo@x.com" <bo@x.com>', ['ana@x.com', 'bo@x.com']],
    ['To: Ana Pop <ana@x.com>', [['ana@x.com', 'Ana Pop']]],
    ['• ana@x.com\n2. bo@x.com', ['ana@x.com', 'bo@x.com']],
    ['<mailto:ana@x.com>, (bo@x.com), cleo@x.com.', ['ana@x.com', 'bo@x.com', 'cleo@x.com']],
    ['ana@x.com (Ana Pop)', [['ana@x.com', 'Ana Pop']]],
    ['\u2068Ana Pop\u2069 <\u200Bana@x.com>', [['ana@x.com', 'Ana Pop']]],
    ['Ana <ana@x.com\nbo@x.com', [['ana@x.com', 'Ana'], 'bo@x.com']],
    ['"Ana <ana@x.com>\nbo@x.com', [['ana@x.com', '"Ana'], 'bo@x.com']],
    ["Ana O'Neil <ana@x.com>", [['ana@x.com', "Ana O'Neil"]]],
  ])('reads %j', (text, entries) => {
    expect(read(text)).toEqual(entries);
  });

  it.each<[string, unknown[]]>([
    ['nobody', ['nobody']],
    ['nobody, ana@x.com', ['nobody', 'ana@x.com']],
    ['ana at x.com; bo@x.com', ['ana at x.com', 'bo@x.com']],
    ['Ana Pop <ana>; Bo <>', [['ana', 'Ana Pop'], 'Bo <>']],
    ['Ana <ana@x.com> Bo', [['ana@x.com', 'Ana'], 'Bo']],
    ['ana@, @x.com', ['ana@', '@x.com']],
    ['ana@x.com, ANA@x.com', ['ana@x.com', 'ANA@x.com']],
  ])('keeps invalid and repeated entries of %j', (text, entries) => {
    expect(read(text)).toEqual(entries);
  });

  const email = fc
    .tuple(fc.stringMatching(/^[a-z0-9]{1,8}(\.[a-z0-9]{1,8}){0,2}$/), fc.stringMatching(/^[a-z]{1,8}\.[a-z]{2,5}$/))
    .map(([local, domain]) => `${local}@${domain}`);
  const name = fc
    .stringMatching(/^[\p{L}"\\<>@,;.' -]{1,20}$/u)
    .map((text) => `N${text.trim()}n`)
    .filter((text) => !/\s\s/.test(text));
  const person = fc.record({ email, name: fc.oneof(fc.constant(''), name) });
  const separator = fc.constantFrom(',', ', ', ';', '; ', '\n', '\r\n', ' ;\t', ',\n');

  const write = (people: readonly WrittenAddress[], separators: readonly string[]) =>
    people.map((one, index) => writeAddress(one) + separators[index % separators.length]!).join('');

  it('returns every person of a well-formed list in order, with any separators', () => {
    fc.assert(
      fc.property(fc.array(person), fc.array(separator, { minLength: 1 }), (people, separators) => {
        expect(parseAddresses(write(people, separators))).toEqual(people);
      }),
    );
  });

  it('keeps invalid entries in their places among valid ones', () => {
    const bad = fc.constantFrom('nobody', '.dot@example.com', 'two@@example.com', 'no-end@example', '@', 'a b c');
    const entry = fc.oneof(
      person,
      bad.map((text) => ({ email: text, name: '' })),
    );
    fc.assert(
      fc.property(fc.array(entry), fc.constantFrom(';', '\n', '; '), (entries, parting) => {
        const all = parseAddresses(write(entries, [parting]));
        expect(all).toEqual(entries);
        const isGood = ({ email: address }: WrittenAddress) => isEmail(address);
        expect(all.filter(isGood)).toEqual(entries.filter(isGood));
      }),
    );
  });

  it('finds every address in text with arbitrary punctuation', () => {
    const noise = fc.constantFrom('"', '<', '>', ',', ';', '\n', '\t', ' ', '\\', '(', "'", 'Ana');
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            noise,
            email.map((address) => ` ${address} `),
          ),
        ),
        (parts) => {
          const written = parts.filter((part) => part.includes('@')).map((part) => part.trim());
          const found = parseAddresses(parts.join('')).flatMap(({ email: address, name: called }) => [called, address]);
          for (const address of written) expect(found.join(' ')).toContain(address);
        },
      ),
    );
  });

  it('reads a long malformed text within six seconds', () => {
    const started = performance.now();
    parseAddresses('"\\"<'.repeat(60_000));
    parseAddresses('Ana, '.repeat(50_000));
    expect(performance.now() - started).toBeLessThan(6_000);
  });
});

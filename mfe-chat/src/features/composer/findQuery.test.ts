import { describe, expect, it } from '@jest/globals';
import { findNamedEmoji, findQuery } from './findQuery.ts';

const find = (text: string) => findQuery(text, text.length);

describe('the beginning of a name', () => {
  it.each([
    ['@', 'person', ''],
    ['hi @an', 'person', 'an'],
    ['(@Ana Po', 'person', 'Ana Po'],
    ['@Ștefan', 'person', 'Ștefan'],
    ['good :smi', 'emoji', 'smi'],
    [':+1', 'emoji', '+1'],
  ])('is found in %j', (text, kind, typed) => {
    expect(find(text)).toMatchObject({ kind, typed, end: text.length, start: text.length - typed.length - 1 });
  });

  it.each(['me@example', 'a @Ana Pop was', ':)', ':s', '10:30', 'a:bc', '`@an', '`:smi', '```\n@an', '@@'])(
    'is not found in %j',
    (text) => expect(find(text)).toBeUndefined(),
  );

  it('is a complete emoji name between colons', () => {
    expect(findNamedEmoji('so :smile:', 10)).toMatchObject({ typed: 'smile', start: 3, end: 10 });
    expect(findNamedEmoji('`:smile:', 8)).toBeUndefined();
    expect(findNamedEmoji('10:30:45:', 9)).toBeUndefined();
  });
});

import { describe, expect, it } from '@jest/globals';
import { splitWords } from './splitWords.ts';

describe('the words of a text', () => {
  it.each([
    ['', []],
    ['  ', []],
    ['Ștefan Popescu-Ionescu', ['stefan', 'popescu', 'ionescu']],
    ['ana.pop+work@Example.org', ['ana', 'pop', 'work', 'example', 'org']],
    ['Launch (launch), "plan"', ['launch', 'plan']],
    ['🎉 party', ['🎉', 'party']],
    ['C# & .NET', ['c#', '&', 'net']],
  ])('%j', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});

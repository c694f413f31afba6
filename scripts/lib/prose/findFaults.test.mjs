import { describe, expect, it } from '@jest/globals';
import { findFaults } from './findFaults.mjs';
import { readProse } from './readProse.mjs';

const toFaults = (file, source) =>
  findFaults(readProse(file, source)).map(({ line, sentence }) => `${line}: ${sentence}`);

describe('the prose check', () => {
  it.each([
    'What a socket may hold.',
    'Who waits is told.',
    'Whoever waits is told.',
    'Whatever else there is to say.',
    'Where a room is full, guests wait.',
    'How long a lease lasts.',
    'Of those that wait, the first one.',
    'Of one account: its rooms.',
    'Whose turn it is.',
  ])('finds a clause in place of a subject: %s', (sentence) => {
    expect(toFaults('a.ts', `/** ${sentence} */`)).toEqual([`1: ${sentence}`]);
    expect(toFaults('a.ts', `// ${sentence}`)).toEqual([`1: ${sentence}`]);
    expect(toFaults('docs/a.md', sentence)).toEqual([`1: ${sentence}`]);
  });

  it.each([
    'Maximum bytes buffered for a socket.',
    'Notifies every caller that waits for the lock.',
    'However, the hub closes it.',
    'What happens when a room is full?',
    'Whole rooms are read.',
    'Of course the hub closes it.',
    'Offers a room.',
    'Tells who waits.',
  ])('accepts: %s', (sentence) => {
    expect(toFaults('a.ts', `/** ${sentence} */`)).toEqual([]);
  });

  it('finds a retired word, but not in code', () => {
    expect(toFaults('docs/a.md', 'It fetches the list anew.\n\n`anew` is retired.')).toEqual([
      '1: It fetches the list anew.',
    ]);
  });

  it('reads the titles of tests, of groups and of tables of cases', () => {
    const source = [
      "describe('what is read', () => {",
      "  it('of a room is kept', () => {});",
      "  it.each([1])('who has %s waits', () => {});",
      '  test.each([',
      '    1,',
      "  ])('fetches %s anew', () => {});",
      "  test.each(['a'])(",
      "    'where %s is full, guests wait',",
      '    () => {},',
      '  );',
      "  it('lists what is read', () => expect('what is it').toBe('of use'));",
    ].join('\n');
    const titles = [
      '1: what is read',
      '2: of a room is kept',
      '3: who has %s waits',
      '6: fetches %s anew',
      '8: where %s is full, guests wait',
    ];
    expect(toFaults('a.test.ts', source)).toEqual(titles);
    expect(toFaults('a.ts', source)).toEqual([]);
  });

  it('names the line of a sentence in a comment of several lines', () => {
    const source = '/**\n * Returns the rooms. The order\n * is kept. What is left\n * out is counted.\n */';
    expect(toFaults('a.tsx', source)).toEqual(['3: What is left out is counted.']);
    expect(toFaults('a.mjs', 'run();\n// Starts it\n// at once.\n// Who waits is told.')).toEqual([
      '4: Who waits is told.',
    ]);
  });

  it('reads comments behind code and in JSX, and nothing of the code', () => {
    expect(toFaults('a.ts', "const title = 'What is new';\nrun(); " + '// What runs stays.')).toEqual([
      '2: What runs stays.',
    ]);
    expect(toFaults('a.tsx', '      {/* What is drawn first. */}')).toEqual(['1: What is drawn first.']);
  });

  it('reads list items and cells of Markdown, but no headings, table heads or blocks of code', () => {
    const text = '# What is new\n\n- What runs\n- A room\n\n| What |\n| --- |\n| What runs |\n\n```\nWhat runs\n```\n';
    expect(toFaults('docs/a.md', text)).toEqual(['3: What runs', '8: What runs']);
  });
});

import { describe, expect, it } from '@jest/globals';
import { findFaults } from './findFaults.mjs';
import { readProse } from './readProse.mjs';

/** Returns the lines and sentences with faults, each once. */
const toFaults = (file, source) => [
  ...new Set(findFaults(readProse(file, source)).map(({ line, sentence }) => `${line}: ${sentence}`)),
];

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

  it('reads headings, list items and cells of Markdown, but no table heads or blocks of code', () => {
    const text = '# What is new\n\n- What runs\n- A room\n\n| What |\n| --- |\n| What runs |\n\n```\nWhat runs\n```\n';
    expect(toFaults('docs/a.md', text)).toEqual(['1: What is new', '3: What runs', '8: What runs']);
    expect(toFaults('docs/adr/0010-a.md', '# 10. What a key opens')).toEqual(['1: What a key opens']);
  });

  it('reads descriptions of calls, metrics, settings and rules, joined parts included', () => {
    const source = [
      "const who = { summary: 'Who is signed in.', name: 'What is this' };",
      'const length = new Gauge({',
      '  help:',
      "    'The number of entries. What waits is ' +",
      "    'counted.',",
      '});',
      "const port = setting.whole({ describe: 'Where it answers.' });",
      "const rule = { comment: `Of ${'all'} modules, the first.` };",
    ].join('\n');
    expect(toFaults('a.ts', source)).toEqual([
      '1: Who is signed in.',
      '4: What waits is counted.',
      '7: Where it answers.',
      "8: Of ${'all'} modules, the first.",
    ]);
    expect(toFaults('a.test.ts', source)).toEqual([]);
  });

  it('reads messages of logs, which begin with a small letter', () => {
    const source = [
      "log.warn('what a site sent was refused');",
      'request.log.error(',
      '  { err: error, path: request.url },',
      "  'people were not told',",
      ');',
      'this.#log.error(error, `who has ${name} waits`);',
      "log.error({ err: error }, error.message); const rest = 'of use';",
      "this.#log.info('a request failed');",
    ].join('\n');
    expect(toFaults('a.ts', source)).toEqual([
      '1: what a site sent was refused',
      '4: people were not told',
      '6: who has ${name} waits',
    ]);
  });

  it.each(['docker-compose.yml', '.github/CODEOWNERS', 'Dockerfile', 'deploy/nginx.conf'])(
    'reads the comments of %s',
    (file) => {
      const source =
        "# The first line. What it\n#\n# Who waits\n# is served.\nrun: 'a#b' # Where it runs\nname: What runs";
      expect(toFaults(file, source)).toEqual(['1: What it', '3: Who waits is served.', '5: Where it runs']);
    },
  );

  it('reads the comments of style sheets and of Lua', () => {
    expect(toFaults('a.css', '/* What is drawn. */\n.a {\n  /* Of two, the first. */\n  color: #fff;\n}')).toEqual([
      '1: What is drawn.',
      '3: Of two, the first.',
    ]);
    expect(toFaults('a.lua', '-- What it adds.\nrun() -- Who waits\nlocal a = b - -1')).toEqual([
      '1: What it adds.',
      '2: Who waits',
    ]);
  });
});

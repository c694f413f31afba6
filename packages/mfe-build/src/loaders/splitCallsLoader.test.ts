import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import splitCallsLoader from './splitCallsLoader.js';

const WORKSPACE = path.join(import.meta.dirname, '../../../..');
const DEFINITIONS = /^export const (\w+) =\s+(?:defineCall|toOperation)\(/gm;
const files = globSync('contracts/*/src/**/*.ts', { cwd: WORKSPACE })
  .map((file) => ({ file, source: readFileSync(path.join(WORKSPACE, file), 'utf8') }))
  .map(({ file, source }) => ({ file, source, calls: [...source.matchAll(DEFINITIONS)].map(([, name]) => name!) }))
  .filter(({ calls }) => calls.length);

const load = (file: string, source: string, value?: string): string =>
  splitCallsLoader.call({ resourcePath: file, resourceQuery: value ? `?value=${value}` : '' }, source);

const SOURCE = `import { string } from 'yup';

/** Not for others: “é”. */
const shape = () => string();
export type Shape = ReturnType<typeof shape>;

export const renameRoom = defineCall('renameRoom', {
  input: shape(),
});
export function isRoom(value: string) {
  return value !== '';
}
`;

describe('a file of calls', () => {
  it('exports each of its values from a module of its own', () => {
    expect(load('/rooms.ts', SOURCE)).toBe(
      [
        "export { shape } from './rooms.ts?value=shape';\n",
        "export { renameRoom } from './rooms.ts?value=renameRoom';\n",
        "export { isRoom } from './rooms.ts?value=isRoom';\n",
      ].join(''),
    );
  });

  it('gives such a module one value with the file’s imports, and keeps the line numbers', () => {
    const lines = load('/rooms.ts', SOURCE, 'renameRoom').split('\n');
    expect(lines[0]).toBe(
      "import { shape } from './rooms.ts'; import { isRoom } from './rooms.ts'; import { string } from 'yup';",
    );
    expect(lines.slice(1)).toEqual(
      SOURCE.split('\n')
        .slice(1)
        .map((line) => (/shape = |isRoom|return|^\}$/.test(line) ? '' : line)),
    );
  });

  it('exports its private values to the other modules', () => {
    expect(load('/rooms.ts', SOURCE, 'shape')).toContain('\nexport const shape = () => string();\n');
  });

  it('stays whole if it contains anything but named values', () => {
    const source = `${SOURCE}console.log('loaded');\n`;
    expect(load('/rooms.ts', source)).toBe(source);
  });
});

describe('calls in contracts', () => {
  it('are each in a module of their own, with the line numbers kept', () => {
    expect(files.flatMap(({ calls }) => calls).length).toBeGreaterThan(300);
    for (const { file, source, calls } of files) {
      const listed = [...load(file, source).matchAll(/\?value=(\w+)';$/gm)].map(([, name]) => name);
      if (listed.length) expect(listed).toEqual(expect.arrayContaining(calls));
      else expect([file, calls.length]).toEqual([file, 1]);
      for (const name of listed) {
        const own = load(file, source, name);
        expect(own.match(DEFINITIONS) ?? []).toHaveLength(calls.includes(name!) ? 1 : 0);
        expect(own.split('\n')).toHaveLength(source.split('\n').length);
      }
    }
  });
});

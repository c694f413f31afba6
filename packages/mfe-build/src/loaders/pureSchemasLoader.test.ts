import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import pureSchemasLoader from './pureSchemasLoader.js';

const WORKSPACE = path.join(import.meta.dirname, '../../../..');
const sources = globSync('contracts/*/src/**/*.ts', { cwd: WORKSPACE }).map((file) =>
  readFileSync(path.join(WORKSPACE, file), 'utf8'),
);

describe('schemas in contracts', () => {
  it('are marked as removable, and each contract still parses', () => {
    const schemas = /^export const \w+ = (?:object|output|array)\(/gm;
    const all = sources.flatMap((source) => source.match(schemas) ?? []);
    expect(all.length).toBeGreaterThan(20);
    for (const source of sources) {
      const marked = pureSchemasLoader(source);
      expect(marked.match(schemas)).toBeNull();
      expect(() => transformSync(marked, { jsc: { parser: { syntax: 'typescript' } } })).not.toThrow();
    }
  });

  it('are wrapped as pure; functions and plain values stay unchanged', () => {
    const source = [
      "import { object, string } from 'yup';",
      '',
      'const fields = {',
      '  name: string().required(),',
      '};',
      'const both = { ...fields };',
      'export const shape = object(both)',
      "  .meta({ name: 'Shape' });",
      'export const line = (max: number) =>',
      '  string().max(max);',
      'export const MAX = 20;',
    ].join('\n');
    expect(pureSchemasLoader(source).split('\n')).toEqual([
      "import { object, string } from 'yup';",
      '',
      'const fields = /* @__PURE__ */ (() => ({',
      '  name: string().required(),',
      '}))();',
      'const both = /* @__PURE__ */ (() => ({ ...fields }))();',
      'export const shape = /* @__PURE__ */ (() => (object(both)',
      "  .meta({ name: 'Shape' })))();",
      'export const line = (max: number) =>',
      '  string().max(max);',
      'export const MAX = 20;',
    ]);
  });

  it('may contain test functions of several statements, and trailing comments', () => {
    const source = [
      "import { string } from 'yup';",
      "export const even = string().test('é', (value) => {",
      '  const length = value.length;',
      '',
      '  return length % 2 === 0;',
      '});',
      'const first = string(); // The first.',
      'const second = string();',
    ];
    const expected = [...source];
    expected[1] = "export const even = /* @__PURE__ */ (() => (string().test('é', (value) => {";
    expected[5] = '})))();';
    expected[6] = 'const first = /* @__PURE__ */ (() => (string()))(); // The first.';
    expected[7] = 'const second = /* @__PURE__ */ (() => (string()))();';
    expect(pureSchemasLoader(source.join('\n')).split('\n')).toEqual(expected);
  });
});

import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineEvent } from '@meet/contracts/events';
import { transformSync } from '@swc/core';
import withoutServerPartsLoader from './withoutServerPartsLoader.js';

const WORKSPACE = path.join(import.meta.dirname, '../../../..');
const sources = globSync('contracts/*/src/**/*.ts', { cwd: WORKSPACE }).map((file) =>
  readFileSync(path.join(WORKSPACE, file), 'utf8'),
);
const SCHEMA = /^ {2}output: .*\(.*$/gm;

/** Runs the definition of one event as a page receives it. */
function run(source: string, build: (name: string) => string): { readonly payload: unknown } {
  const script = withoutServerPartsLoader(source).replace(/^export const \w+ =/, 'return');
  return new Function('defineEvent', 'build', script)(defineEvent, build);
}

describe('schemas in the definitions of calls and events', () => {
  it('are removed from pages if they describe outputs, with the line numbers kept', () => {
    const whole = sources.join('\n');
    const stripped = sources.map(withoutServerPartsLoader).join('\n');
    expect(whole.match(SCHEMA)!.length).toBeGreaterThan(100);
    expect(stripped.match(SCHEMA)).toBeNull();
    expect(stripped.split('\n')).toHaveLength(whole.split('\n').length);
  });

  it('are built with the first event if they describe payloads', () => {
    const built: string[] = [];
    const event = run(
      [
        "export const roomRenamed = defineEvent('roomRenamed', {",
        "  summary: 'The room has another name.',",
        '  payload:',
        '    build(',
        "      'shape'),",
        '});',
      ].join('\n'),
      (name) => (built.push(name), name),
    );
    expect(built).toEqual([]);
    expect([event.payload, event.payload]).toEqual(['shape', 'shape']);
    expect(built).toEqual(['shape']);
  });

  it('are removed from the definition alone: inputs with such members, and later code, stay', () => {
    const source = [
      "export const send = createCallDefiner('hooks')('send', {",
      '  input: object({',
      '    output: string(),',
      '    payload: string(),',
      '  }),',
      '  output: output({}), // Nothing: é.',
      '  ...common,',
      '});',
      'const other = object({ output: string() });',
    ];
    const expected = [...source];
    expected[5] = '  output: undefined, // Nothing: é.';
    expect(withoutServerPartsLoader(source.join('\n')).split('\n')).toEqual(expected);
  });

  it('are removed with the limits and rights by which services admit a call', () => {
    const source = [
      "export const send = defineCall('send', {",
      '  input: object({ rateLimit: string() }),',
      "  impersonation: 'allowed',",
      '  rateLimit: {',
      '    max: 600,',
      '    windowSeconds: 60,',
      '  },',
      "  affinity: 'é'",
      '});',
    ];
    const expected = [source[0], source[1], '  ', '  ', '', '', '', '  ', '});'];
    expect(withoutServerPartsLoader(source.join('\n')).split('\n')).toEqual(expected);
  });

  it('are removed without the inputs, and each contract still parses', () => {
    for (const source of sources) {
      const stripped = withoutServerPartsLoader(source);
      expect(stripped.match(/^ +input: .*$/gm)).toEqual(source.match(/^ +input: .*$/gm));
      expect(() => transformSync(stripped, { jsc: { parser: { syntax: 'typescript' } } })).not.toThrow();
    }
  });

  it('are also removed or deferred in compiled contracts', () => {
    const compiled = [
      "export const getStatus = defineCall('getStatus', {",
      '    input: noInput,',
      '    output: output({',
      '        status: string().required(),',
      '    })',
      '});',
      "export const statusChanged = defineEvent('statusChanged', {",
      '    payload: object({',
      '        payload: string(),',
      '    }),',
      "    summary: 'The status changed.',",
      '});',
    ].join('\n');
    expect(withoutServerPartsLoader(compiled).split('\n').filter(Boolean)).toEqual([
      "export const getStatus = defineCall('getStatus', {",
      '    input: noInput,',
      '    output: undefined',
      '});',
      "export const statusChanged = defineEvent('statusChanged', {",
      '    get payload() { return (object({',
      '        payload: string(),',
      '    })); },',
      "    summary: 'The status changed.',",
      '});',
    ]);
  });
});

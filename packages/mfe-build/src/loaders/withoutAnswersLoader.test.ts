import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import withoutAnswersLoader from './withoutAnswersLoader.js';

const WORKSPACE = path.join(import.meta.dirname, '../../../..');
const sources = globSync('contracts/*/src/**/*.ts', { cwd: WORKSPACE }).map((file) =>
  readFileSync(path.join(WORKSPACE, file), 'utf8'),
);
const SCHEMA = /^ {2}(?:output|payload): .*\(.*$/gm;

describe('schemas of answers and payloads in contracts', () => {
  it('stay out of pages, and the lines where they are', () => {
    const whole = sources.join('\n');
    const stripped = withoutAnswersLoader(whole);
    expect(whole.match(SCHEMA)!.length).toBeGreaterThan(150);
    expect(stripped.match(SCHEMA)).toBeNull();
    expect(stripped.split('\n')).toHaveLength(whole.split('\n').length);
  });

  it('go alone: inputs stay, and each contract is a program still', () => {
    for (const source of sources) {
      const stripped = withoutAnswersLoader(source);
      expect(stripped.match(/^ +input: .*$/gm)).toEqual(source.match(/^ +input: .*$/gm));
      expect(() => transformSync(stripped, { jsc: { parser: { syntax: 'typescript' } } })).not.toThrow();
    }
  });

  it('go from compiled contracts, whatever stands behind them', () => {
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
    expect(withoutAnswersLoader(compiled).split('\n').filter(Boolean)).toEqual([
      "export const getStatus = defineCall('getStatus', {",
      '    input: noInput,',
      '    output: undefined',
      '});',
      "export const statusChanged = defineEvent('statusChanged', {",
      '    payload: undefined',
      ',',
      "    summary: 'The status changed.',",
      '});',
    ]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import withoutSummariesLoader from './withoutSummariesLoader.js';

const WORKSPACE = path.join(import.meta.dirname, '../../../..');
const sources = globSync('contracts/*/src/**/*.ts', { cwd: WORKSPACE }).map((file) =>
  readFileSync(path.join(WORKSPACE, file), 'utf8'),
);

describe('summaries of contracts', () => {
  it('are removed from pages, with the line numbers kept', () => {
    const whole = sources.join('\n');
    const stripped = withoutSummariesLoader(whole);
    const left = stripped.match(/^ +summary:.*$/gm)!;
    expect(left.length).toBeGreaterThan(150);
    expect(left.filter((line) => !/summary: '',?$/.test(line))).toEqual([]);
    expect(stripped.split('\n')).toHaveLength(whole.split('\n').length);
  });
});

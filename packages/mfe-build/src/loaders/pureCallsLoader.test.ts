import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pureCallsLoader from './pureCallsLoader.js';

const WORKSPACE = path.join(import.meta.dirname, '../../../..');
const sources = globSync('contracts/*/src/**/*.ts', { cwd: WORKSPACE }).map((file) =>
  readFileSync(path.join(WORKSPACE, file), 'utf8'),
);

describe('calls in contracts', () => {
  it('are each left out where nobody asks for them, and the lines stay where they are', () => {
    const whole = sources.join('\n');
    const marked = pureCallsLoader(whole);
    const all = whole.match(/^export const \w+ = defineCall\(/gm)!;
    expect(all.length).toBeGreaterThan(150);
    expect(marked.match(/= \/\* @__PURE__ \*\/ \(\(\) => defineCall\('\w+', \{$/gm)).toHaveLength(all.length);
    expect(marked.match(/^\}\)\)\(\);$/gm)).toHaveLength(all.length);
    expect(marked.split('\n')).toHaveLength(whole.split('\n').length);
  });
});

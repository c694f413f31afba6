import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../../..');
const SOURCES = ['{packages,integrations}/*/src/**/*.{ts,tsx,js}', '{shell,mfe-*}/src/**/*.{ts,tsx}'];
const FOR_TESTS = /\.test\.tsx?$|\/(?:testing|template)\//;
/** Matches a comparison of an event's key with Enter, in either order. */
const ENTER = /\b(?:key|code)\s*[!=]==\s*'Enter'|'Enter'\s*[!=]==|case 'Enter'/;

/**
 * Handlers that receive no text: a row of the list has the focus itself, and they ignore keys of elements within it.
 */
const WITHOUT_TEXT: readonly string[] = ['packages/ui/src/virtual-list/VirtualList.tsx'];

describe('a handler of Enter', () => {
  const handlers = globSync(SOURCES, { cwd: ROOT, exclude: (name) => name === 'node_modules' })
    .filter((file) => !FOR_TESTS.test(file))
    .map((file) => ({ file, code: readFileSync(path.join(ROOT, file), 'utf8') }))
    .filter(({ code }) => ENTER.test(code));

  it('checks for composition by an input method, except if it receives no text', () => {
    const careless = handlers.filter(({ code }) => !/\bisComposing\(/.test(code)).map(({ file }) => file);
    expect(careless).toEqual(WITHOUT_TEXT);
  });

  it('is found by this test', () => {
    const files = handlers.map(({ file }) => file);
    expect(files).toContain('mfe-chat/src/features/composer/Composer.tsx');
    expect(files).toContain('packages/meeting-room/src/client/ui/ChatForm.ts');
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ResolveHookContext, ResolveHookSync } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { resolveOnce } from './resolveOnce.ts';

const HERE = pathToFileURL(import.meta.filename).href;
const BESIDE = pathToFileURL(path.join(import.meta.dirname, 'distributed/aboutService.ts')).href;
const ELSEWHERE = pathToFileURL(path.join(import.meta.dirname, '../../../gateway/src/index.ts')).href;
const INSTALLED = pathToFileURL(path.join(import.meta.dirname, '../../../node_modules/yup/src/index.js')).href;

let requested: string[];
let resolve: ResolveHookSync;
beforeEach(() => {
  requested = [];
  resolve = resolveOnce();
});

function find(specifier: string, parentURL: string, context: Partial<ResolveHookContext> = {}) {
  const whole = { conditions: ['node', 'import'], importAttributes: {}, parentURL, ...context };
  return resolve(specifier, whole, () => {
    requested.push(specifier);
    return { url: `found:${specifier}`, format: 'module' };
  });
}

describe('an imported module', () => {
  it('is found at its relative path without a call to Node.js', () => {
    expect(find('./resolveOnce.ts', HERE).url).toBe(new URL('resolveOnce.ts', HERE).href);
    expect(find('../resolveOnce.ts', BESIDE).url).toBe(new URL('resolveOnce.ts', HERE).href);
    expect(requested).toEqual([]);
  });

  it('is left to Node.js if there is no such file', () => {
    find('./missing.ts', HERE);
    expect(requested).toEqual(['./missing.ts']);
  });

  it('is resolved once for all files of a package, and again for another package', () => {
    expect(find('yup', HERE).url).toBe('found:yup');
    expect(find('yup', BESIDE).url).toBe('found:yup');
    expect(requested).toEqual(['yup']);
    find('yup', ELSEWHERE);
    expect(requested).toEqual(['yup', 'yup']);
  });

  it.each([
    ['what is installed', './util/index.ts', INSTALLED, {}],
    ['what is required', './resolveOnce.ts', HERE, { conditions: ['node', 'require'] }],
    ['what is no code', './texts.json', HERE, { importAttributes: { type: 'json' } }],
    ['what is Node.js’s own', 'node:fs', HERE, {}],
  ])('is left to Node.js each time: %s', (_what, specifier, parent, context) => {
    find(specifier, parent, context);
    find(specifier, parent, context);
    expect(requested).toEqual([specifier, specifier]);
  });
});

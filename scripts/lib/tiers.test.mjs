import { describe, expect, it } from '@jest/globals';
import { globSync } from 'node:fs';
import { ROOT } from './prepare.mjs';
import { chooseTiers, isLong, LONG_UNITS } from './tiers.mjs';

const unread = () => {
  throw new Error('the change was read');
};
const FAULTS = 'e2e/specs/distributed/faults.spec.ts';
const SIX = 'e2e/specs/meetings/six-people.spec.ts';
const MANY = 'apps/composition/src/distributed/manyProcesses.test.ts';
const RENAME = 'e2e/specs/chat/rename-room.spec.ts';

describe('the tiers of a run', () => {
  it('are the requested one, whatever changed', () => {
    expect(chooseTiers('short', unread)).toEqual({ short: true, long: false });
    expect(chooseTiers('long', unread)).toEqual({ short: false, long: true });
  });

  it.each([
    { tests: [], specs: [RENAME, FAULTS] },
    { tests: [], specs: [SIX] },
    { tests: [MANY], specs: [] },
  ])('are both in CI for a change that touches a long test: %j', (affected) => {
    expect(chooseTiers('auto', () => affected)).toMatchObject({ short: true, long: true });
  });

  it('are the short one in CI for a change that touches no long test', () => {
    const affected = { tests: ['apps/composition/src/distributed/distributed.test.ts'], specs: [RENAME] };
    expect(chooseTiers('auto', () => affected)).toMatchObject({ short: true, long: false });
  });

  it('are both in CI if there is nothing to compare with', () => {
    expect(chooseTiers('auto', () => undefined)).toMatchObject({ short: true, long: true });
  });

  it('are refused if the name is unknown', () => {
    expect(() => chooseTiers('middle', unread)).toThrow('There is no tier middle. Name one of short, long, auto.');
  });
});

describe('the tests of this product', () => {
  const files = globSync(['apps/composition/src/**/*.test.ts', 'e2e/specs/**/*.spec.ts'], { cwd: ROOT });

  it('include in the long tier the listed files, many people and many processes', () => {
    const long = files.filter(isLong);
    expect(long).toEqual(expect.arrayContaining([...LONG_UNITS, SIX, FAULTS]));
  });

  it('keep in the short tier a service in a process of its own, and its pages', () => {
    const kept = [
      'apps/composition/src/distributed/distributed.test.ts',
      'e2e/specs/meetings/meetings-distributed.spec.ts',
    ];
    expect(files.filter((file) => !isLong(file))).toEqual(expect.arrayContaining(kept));
  });
});

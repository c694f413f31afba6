// The long tier, `npm run test:long`, has the tests that need many processes, many people or long floods of requests.
// `npm test` leaves them out and keeps a shorter test of each kind.

/** Unit and service tests of the long tier. */
export const LONG_UNITS = ['apps/composition/src/distributed/manyProcesses.test.ts'];

/**
 * Browser tests of the long tier: those with many people on one product (the project `heavy` of
 * e2e/playwright.config.ts), and those with many processes (e2e/distributed.config.ts).
 */
const LONG_SPECS =
  /^e2e\/specs\/(meetings\/six-people[.]spec[.]ts$|meeting-room\/twelve-people[.]spec[.]ts$|distributed\/)/;

/** Arguments that select the Playwright project of e2e/playwright.config.ts for the short and for the long tier. */
export const SHORT_PROJECT = '--project=journeys';
export const HEAVY_PROJECT = '--project=heavy';

const TIERS = ['short', 'long', 'auto'];

export function isLong(file) {
  return LONG_UNITS.includes(file) || LONG_SPECS.test(file);
}

/**
 * Chooses the tiers of a run.
 *
 * @param tier `short`, `long`, or `auto`: the short one, and the long one if the change touches it.
 * @param readAffected Returns the `tests` and `specs` that the change touches, or undefined if there is no commit to
 * compare with.
 * @returns `{ short, long, reason }`; only `auto` gives a reason, for printing.
 */
export function chooseTiers(tier, readAffected) {
  if (!TIERS.includes(tier)) throw new Error(`There is no tier ${tier}. Name one of ${TIERS.join(', ')}.`);
  if (tier !== 'auto') return { short: tier === 'short', long: tier === 'long' };
  const affected = readAffected();
  if (!affected) return { short: true, long: true, reason: 'The long tests run: there is no commit to compare with.' };
  const touched = [...affected.tests, ...affected.specs].filter(isLong);
  return touched.length
    ? { short: true, long: true, reason: `The long tests run: the change touches ${touched.join(', ')}.` }
    : { short: true, long: false, reason: 'The long tests are left out: the change touches none of them.' };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';

const KNOWN = path.join(import.meta.dirname, '../../e2e/known-flakes.json');
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Playwright reporter that lists the tests that passed only at a second try. In CI such a test fails the run, unless
 * `e2e/known-flakes.json` names it as `{ "title", "reason", "date" }`.
 */
export default class FlakeReporter {
  #isStrict;
  #known;
  #suite;

  constructor({ isStrict = Boolean(process.env.CI), file = KNOWN } = {}) {
    this.#isStrict = isStrict;
    this.#known = readKnownFlakes(file);
  }

  onBegin(_config, suite) {
    this.#suite = suite;
  }

  /** Returns false, so that Playwright keeps its own reporter on standard output beside this one. */
  printsToStdio() {
    return false;
  }

  onEnd() {
    const flakes = this.#suite.allTests().filter((test) => test.outcome() === 'flaky');
    if (flakes.length === 0) return undefined;
    const isKnown = ({ title }) => this.#known.has(title);
    console.log('\nPassed only at a second try:');
    for (const flake of flakes) {
      const reason = isKnown(flake) ? `known: ${this.#known.get(flake.title)}` : 'not named in e2e/known-flakes.json';
      console.log(`  ${path.relative(process.cwd(), flake.location.file)}: ${flake.title} (${reason})`);
    }
    return this.#isStrict && !flakes.every(isKnown) ? { status: 'failed' } : undefined;
  }
}

/** Returns the reasons and dates of the tests that may need a second try, by title. */
export function readKnownFlakes(file = KNOWN) {
  const entries = JSON.parse(readFileSync(file, 'utf8'));
  for (const { title, reason, date } of entries) {
    if (!title || !reason || !DATE.test(date))
      throw new Error(`${file}: ${title ?? 'an entry'} needs a title, a reason and a date as 2026-01-31.`);
  }
  return new Map(entries.map(({ title, reason, date }) => [title, `${reason}, ${date}`]));
}

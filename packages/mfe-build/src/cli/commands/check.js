import { toReleaseId } from '@meet/contracts/remotes';
import { buildRelease } from '../buildRelease.js';
import { checkRelease } from '../checks.js';
import { CliError, EXIT } from '../CliError.js';

export const check = {
  usage: 'check [--budget BYTES]',
  summary: 'builds, and says what a registry would refuse',
  options: { budget: { type: 'string' } },
  async run({ folder, values, settings, output }) {
    const release = await buildRelease(folder);
    return { ...(await validate(release, { folder, values, settings, output })), release: toReleaseId(release.record) };
  },
};

/** Prints the verdict about a release. Throws if a registry would refuse it. */
export async function validate(release, { folder, values, settings, output }) {
  const { gateway } = settings;
  const verdict = await checkRelease(release, { folder, gateway, budget: budgetIn(values) });
  for (const line of verdict.ok) output.done(line);
  for (const line of verdict.skipped) output.skipped(line);
  const [first, ...details] = verdict.problems;
  if (first) throw new CliError(first, { details, advice: 'Nothing was published.' });
  return { remote: release.record.name, bytes: verdict.bytes, skipped: verdict.skipped, types: verdict.types };
}

function budgetIn({ budget }) {
  if (budget === undefined) return undefined;
  if (/^\d+$/.test(budget)) return Number(budget);
  throw new CliError(`${budget} is no number of bytes.`, { exit: EXIT.usage });
}

import { CliError } from '../CliError.js';
import { fetchShellTypes } from './fetchShellTypes.js';
import { findTypeProblems } from './findTypeProblems.js';

/**
 * Checks the shipped files of a remote against the declarations of the live shell.
 * @returns {Promise<{ ok?: string, skipped?: string, problems: readonly string[], types?: string }>} types: their
 * digest
 */
export async function validateTypes(folder, gateway, describeProblem) {
  if (!gateway) return { skipped: 'Types were not checked: no gateway was given.', problems: [] };
  let types;
  try {
    types = await fetchShellTypes(gateway, folder);
  } catch (error) {
    if (error instanceof CliError) throw error;
    const reason = error.cause?.message ?? error.message;
    return { skipped: `Types were not checked: the declarations of ${gateway} can’t be had: ${reason}`, problems: [] };
  }
  if (!types) {
    return { skipped: `Types were not checked: ${gateway} does not tell what its shell declares.`, problems: [] };
  }
  const problems = await findTypeProblems(folder, types).catch((error) => {
    throw new CliError(`Types could not be checked: ${error.message}`, {
      advice: 'A remote is compiled by its own TypeScript: npm install --save-dev typescript.',
    });
  });
  return {
    ok: 'Types fit what the live shell declares.',
    problems: problems.map((problem) => describeProblem('types', problem)),
    types: types.digest,
  };
}

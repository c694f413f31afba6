import { findProblems } from '@meet/contracts/remotes';
import { findStyleProblems, getWeight } from '@meet/releases-contract/checks';
import { buildClientSchema, getIntrospectionQuery, parse, validate } from 'graphql';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadProblemTexts } from './loadProblemTexts.js';
import { validateTypes } from './shellTypes/validateTypes.js';

const SCHEMA_TIMEOUT_MS = 10_000;

/**
 * @typedef {{ ok: readonly string[], skipped: readonly string[], problems: readonly string[], bytes: number, types?: string }} Verdict
 *   types: the digest of the shell's declarations against which the remote was compiled.
 */

/**
 * Runs all checks of a registry that are possible on this machine.
 * @param {import('./buildRelease.js').Release} release
 * @param {{ folder: string, gateway?: string, budget?: number }} how
 * @returns {Promise<Verdict>}
 */
export async function checkRelease(release, { folder, gateway, budget }) {
  const bytes = getWeight(release.files);
  const bound = budget ?? (await readBudget(folder));
  const describeProblem = await loadProblemTexts();
  const typed = await validateTypes(folder, gateway, describeProblem);
  const parts = [
    one(
      'The record is sound.',
      findProblems(release.record).map(({ key, at }) => describeProblem(key, { at })),
    ),
    one(
      'Styles stay in their layers.',
      findStyleProblems(release.files).map(({ key, at }) => describeProblem(key, { at })),
    ),
    weighed(bytes, bound, describeProblem),
    await validateOperations(release.files, gateway, describeProblem),
    typed,
  ];
  return {
    ok: parts.flatMap(({ problems, skipped, ok }) => (problems.length || skipped ? [] : [ok])),
    skipped: parts.flatMap(({ skipped }) => skipped ?? []),
    problems: parts.flatMap(({ problems }) => problems),
    bytes,
    types: typed.types,
  };
}

const one = (ok, problems) => ({ ok, problems });

async function readBudget(folder) {
  const json = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  return json.mfe?.sizeBudget;
}

function weighed(bytes, bound, describeProblem) {
  const weight = `Scripts and styles have ${bytes} bytes as they travel`;
  if (bound === undefined) return { ok: `${weight}.`, problems: [] };
  return one(`${weight}, of ${bound}.`, bytes > bound ? [describeProblem('size', { bytes, max: bound })] : []);
}

async function validateOperations(files, gateway, describeProblem) {
  const documents = Object.values(JSON.parse((files.get('operations.json') ?? '{}').toString()));
  if (!documents.length) return { ok: 'It asks the gateway nothing.', problems: [] };
  if (!gateway) return { skipped: 'Operations were not checked: no gateway was given.', problems: [] };
  const schema = await fetchSchema(gateway);
  if (!schema) {
    return {
      skipped: `Operations were not checked: ${gateway} does not tell its schema. It checks them when you publish.`,
      problems: [],
    };
  }
  const problems = documents.flatMap((text) => {
    const document = parse(text);
    const [error] = validate(schema, document);
    const at = document.definitions.find(({ kind }) => kind === 'OperationDefinition')?.name?.value ?? '';
    return error ? [describeProblem('operation', { at, reason: error.message })] : [];
  });
  return one(`The gateway answers all ${documents.length} operations.`, problems);
}

/**
 * Returns the gateway's schema, or undefined if it can’t be fetched: in production a gateway answers only known
 * documents.
 */
async function fetchSchema(gateway) {
  try {
    const response = await fetch(`${gateway}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: getIntrospectionQuery() }),
      signal: AbortSignal.timeout(SCHEMA_TIMEOUT_MS),
    });
    const { data } = await response.json();
    return data ? buildClientSchema(data) : undefined;
  } catch {
    return undefined;
  }
}

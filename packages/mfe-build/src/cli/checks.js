import { findProblems } from '@meet/contracts/remotes';
import { buildClientSchema, getIntrospectionQuery, parse, validate } from 'graphql';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import { loadProblemTexts } from './loadProblemTexts.js';

/** At-rules that match nothing by themselves. */
const HARMLESS = new Set(['charset', 'font-face', 'keyframes', 'property', 'counter-style', 'font-feature-values']);
/** At-rules that hold others, which are then judged. */
const WRAPPING = new Set(['media', 'supports', 'container', 'scope', 'starting-style']);
const SCHEMA_TIMEOUT_MS = 10_000;

/**
 * @typedef {{ ok: readonly string[], skipped: readonly string[], problems: readonly string[], bytes: number }} Verdict
 */

/**
 * All that a registry would refuse, as far as it can be known here.
 * @param {import('./buildRelease.js').Release} release
 * @param {{ folder: string, gateway?: string, budget?: number }} how
 * @returns {Promise<Verdict>}
 */
export async function checkRelease(release, { folder, gateway, budget }) {
  const bytes = weightOf(release.files);
  const bound = budget ?? (await budgetOf(folder));
  const describeProblem = await loadProblemTexts();
  const parts = [
    one(
      'The record is sound.',
      findProblems(release.record).map(({ key, at }) => describeProblem(key, { at })),
    ),
    one('Styles stay in their layers.', unlayeredIn(release.files, describeProblem)),
    weighed(bytes, bound, describeProblem),
    await judgeOperations(release.files, gateway, describeProblem),
  ];
  return {
    ok: parts.flatMap(({ problems, skipped, ok }) => (problems.length || skipped ? [] : [ok])),
    skipped: parts.flatMap(({ skipped }) => skipped ?? []),
    problems: parts.flatMap(({ problems }) => problems),
    bytes,
  };
}

const one = (ok, problems) => ({ ok, problems });

/** Scripts and styles as they travel. */
function weightOf(files) {
  const names = [...files.keys()].filter((name) => /\.(js|css)$/.test(name));
  return names.reduce((sum, name) => sum + (files.get(`${name}.br`) ?? files.get(name)).length, 0);
}

async function budgetOf(folder) {
  const json = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  return json.mfe?.sizeBudget;
}

function weighed(bytes, bound, describeProblem) {
  const weight = `Scripts and styles have ${bytes} bytes as they travel`;
  if (bound === undefined) return { ok: `${weight}.`, problems: [] };
  return one(`${weight}, of ${bound}.`, bytes > bound ? [describeProblem('size', { bytes, max: bound })] : []);
}

/** Stylesheets that would reach the other remotes’ pages. */
function unlayeredIn(files, describeProblem) {
  return [...files]
    .filter(([name]) => name.endsWith('.css'))
    .flatMap(([name, bytes]) => {
      let root;
      try {
        root = postcss.parse(bytes.toString('utf8'), { from: name });
      } catch {
        return [describeProblem('stylesheet', { at: name })];
      }
      return root.nodes.some(isUnlayered) ? [describeProblem('unlayered', { at: name })] : [];
    });
}

function isUnlayered(node) {
  if (node.type === 'comment') return false;
  if (node.type !== 'atrule') return true;
  const name = node.name.toLowerCase().replace(/^-\w+-/, '');
  if (name === 'layer' || HARMLESS.has(name)) return false;
  if (name === 'import') return !/\blayer\b/.test(node.params);
  return WRAPPING.has(name) ? (node.nodes ?? []).some(isUnlayered) : true;
}

async function judgeOperations(files, gateway, describeProblem) {
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

/** Undefined where it can’t be had: in production a gateway answers known documents alone. */
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

import semver from 'semver';
import type { Candidate, ShellPromise } from './Candidate.ts';
import type { Problem } from '@meet/releases-contract/checks';

/** Finds requirements of a release that the live shell does not meet, as far as the shell's promises are known. */
export function findShellProblems({ record, types: compiled }: Candidate, shell: ShellPromise | undefined): Problem[] {
  const { contracts, shared, types } = shell ?? {};
  const { contract } = record;
  return [
    ...(types && compiled !== types.digest ? [{ key: compiled ? 'typesStale' : 'typesMissing', at: 'types' }] : []),
    ...(contracts && !contracts.includes(contract)
      ? [{ key: 'contract', at: String(contract), params: { known: contracts.join(', ') } }]
      : []),
    ...(shared ? Object.entries(record.shared).flatMap(([name, range]) => getProblem(name, range, shared[name])) : []),
  ];
}

function getProblem(name: string, range: string, provided: string | undefined): Problem[] {
  if (provided === undefined) return [{ key: 'notShared', at: name }];
  return semver.satisfies(provided, range) ? [] : [{ key: 'range', at: name, params: { range, provided } }];
}

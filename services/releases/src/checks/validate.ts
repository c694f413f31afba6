import { findProblems, type ReleaseRecord } from '@meet/contracts/remotes';
import { findStyleProblems, type Problem } from '@meet/releases-contract/checks';
import type { RemoteDocument } from '../models/remotes.ts';
import type { Candidate, Validators } from './Candidate.ts';
import { findFileProblems } from './findFileProblems.ts';
import { findForeignThings } from './findForeignThings.ts';
import { findOperationProblems } from './findOperationProblems.ts';
import { findShellProblems } from './findShellProblems.ts';
import { findSignatureProblems } from './findSignatureProblems.ts';
import { findSizeProblems } from './findSizeProblems.ts';

export interface Submission extends Omit<Candidate, 'record'> {
  readonly remote: RemoteDocument;
}

/** Result of the checks: the record if it is readable, and all problems at once. */
export interface Verdict {
  readonly record: ReleaseRecord | undefined;
  readonly problems: readonly Problem[];
}

/** Checks a submission for publication. */
export async function validate(submission: Submission, validators: Validators): Promise<Verdict> {
  const read = parse(submission.recordText);
  const wrong = findProblems(read).map(({ key, at }): Problem => ({ key, at }));
  // The other checks need a record with a name and a valid shape.
  if (wrong.some(({ key }) => key === 'shape' || key === 'name')) return { record: undefined, problems: wrong };
  const record = read as ReleaseRecord;
  const candidate: Candidate = { ...submission, record };
  const problems = [
    ...wrong,
    ...(record.name === submission.remote._id ? [] : [{ key: 'remote', at: record.name }]),
    ...(await findFileProblems(candidate)),
    ...(await findSignatureProblems(candidate)),
    ...findShellProblems(candidate, await validators.shell?.()),
    ...(await findOperationProblems(candidate, validators)),
    ...findForeignThings(candidate),
    ...findSizeProblems(candidate),
    ...findStyleProblems(candidate.files),
  ];
  return { record, problems };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { getWeight, type Problem } from '@meet/releases-contract/checks';
import type { Candidate } from './Candidate.ts';

/** Scripts and styles, as they travel, beyond what the remote may have. */
export function findSizeProblems({ remote, files }: Candidate): Problem[] {
  if (remote.sizeBudget === null) return [];
  const bytes = getWeight(files);
  return bytes > remote.sizeBudget ? [{ key: 'size', at: 'files', params: { bytes, max: remote.sizeBudget } }] : [];
}

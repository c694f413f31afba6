import { getWeight, type Problem } from '@meet/releases-contract/checks';
import type { Candidate } from './Candidate.ts';

/** Checks the compressed size of scripts and styles against the remote's limit. */
export function findSizeProblems({ remote, files }: Candidate): Problem[] {
  if (remote.sizeBudget === null) return [];
  const bytes = getWeight(files);
  return bytes > remote.sizeBudget ? [{ key: 'size', at: 'files', params: { bytes, max: remote.sizeBudget } }] : [];
}

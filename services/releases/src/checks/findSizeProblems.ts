import { variantOf, type Candidate } from './Candidate.ts';
import type { Problem } from './Problem.ts';

/** Scripts and styles, as they travel, beyond what the remote may have. */
export function findSizeProblems({ remote, files }: Candidate): Problem[] {
  if (remote.sizeBudget === null) return [];
  const bytes = [...files]
    .filter(([name]) => /\.(m?js|css)$/.test(name))
    .reduce((sum, [name, content]) => sum + (files.get(variantOf(name)) ?? content).length, 0);
  return bytes > remote.sizeBudget ? [{ key: 'size', at: 'files', params: { bytes, max: remote.sizeBudget } }] : [];
}

import { releasesTexts } from '@meet/releases-contract/texts';

/**
 * Returns the registry's texts for a release's problems.
 * @returns {Promise<(key: string, params: object) => string>}
 */
export async function loadProblemTexts() {
  const { releases } = await releasesTexts('en_US');
  return (key, params) => fill(releases.problems[key], params);
}

const fill = (text, params) => text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name) => String(params[name] ?? ''));

import { getShellTypes } from '@meet/releases-contract';

/**
 * Returns the upload's field with the digest of the types, if the live shell publishes its declarations. The remote was
 * compiled against these.
 */
export async function readShellTypes(url: string): Promise<{ readonly types?: string }> {
  const response = await fetch(`${url}/api/${getShellTypes.path}`);
  const { digest } = (await response.json()) as { digest: string | null };
  return digest === null ? {} : { types: digest };
}

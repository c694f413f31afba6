import { getShellTypes } from '@meet/releases-contract';

/**
 * Returns the upload's field about types if the live shell states its declarations: the digest that it was compiled
 * against.
 */
export async function readShellTypes(url: string): Promise<{ readonly types?: string }> {
  const response = await fetch(`${url}/api/${getShellTypes.path}`);
  const { digest } = (await response.json()) as { digest: string | null };
  return digest === null ? {} : { types: digest };
}

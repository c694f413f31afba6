import { getShellTypes } from '@meet/releases-contract';

/** What an upload says of types where the live shell says what it declares: that it was compiled against that. */
export async function shellTypesOf(url: string): Promise<{ readonly types?: string }> {
  const response = await fetch(`${url}/api/${getShellTypes.path}`);
  const { digest } = (await response.json()) as { digest: string | null };
  return digest === null ? {} : { types: digest };
}

/** Returns the digest. Throws if the text is no digest, so that no other text becomes part of a path. */
export function requireDigest(digest: string): string {
  if (!/^(?:[0-9a-f]{64}|[0-9a-f]{96})$/.test(digest)) throw new Error('A blob is named by its hash.');
  return digest;
}

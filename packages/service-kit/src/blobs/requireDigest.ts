/** The digest itself. Throws where it is none, so that nothing else ever becomes a part of a path. */
export function requireDigest(digest: string): string {
  if (!/^(?:[0-9a-f]{64}|[0-9a-f]{96})$/.test(digest)) throw new Error('A blob is named by its hash.');
  return digest;
}

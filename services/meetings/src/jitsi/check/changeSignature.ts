/**
 * Returns a token with another signature. The first letter changes: of the last one, some bits belong to no byte, and a
 * reader may take the changed letter for the same signature.
 */
export const changeSignature = (token: string): string => {
  const at = token.lastIndexOf('.') + 1;
  return `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
};

/**
 * Returns a token with an invalid signature. Changes the first letter, because some bits of the last letter belong to
 * no byte. A decoder may ignore those bits and read the same signature.
 */
export const changeSignature = (token: string): string => {
  const at = token.lastIndexOf('.') + 1;
  return `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
};

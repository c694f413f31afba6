/** Returns the page's nonce. Browsers hide it from attributes, but scripts can read the property. */
export function readNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.nonce || undefined;
}

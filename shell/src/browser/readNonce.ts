/** The page's nonce. Browsers hide it from attributes, scripts read it as a property. */
export function readNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.nonce || undefined;
}

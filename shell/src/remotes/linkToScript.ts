/**
 * Returns a link that preloads a script with the same attributes as the loader's request: otherwise the browser would
 * fetch it twice. The script does not run.
 */
export function linkToScript(url: string, integrity: string | undefined, nonce: string | undefined): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.setAttribute('as', 'script');
  if (integrity) link.setAttribute('integrity', integrity);
  if (nonce) link.nonce = nonce;
  link.href = url;
  return link;
}

/** Has the browser fetch a script, as the loader will ask for it: otherwise it would be fetched twice. Nothing of it runs. */
export function linkToScript(url: string, integrity: string | undefined, nonce: string | undefined): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.setAttribute('as', 'script');
  if (integrity) link.setAttribute('integrity', integrity);
  if (nonce) link.nonce = nonce;
  link.href = url;
  return link;
}

import { createHash } from 'node:crypto';

const STYLE_ELEMENT = /<style[^>]*>([^<]*)<\/style>/g;
const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g;

/** Returns the sources of `style-src` that allow exactly the inline styles of a page that we render. */
export function inlineStyles(html: string): string {
  const elements = [...html.matchAll(STYLE_ELEMENT)].map(([, text]) => hash(text!));
  const attributes = [...html.matchAll(STYLE_ATTRIBUTE)].map(([, text]) => hash(text!));
  return [...new Set([...elements, ...(attributes.length ? ["'unsafe-hashes'", ...attributes] : [])])].join(' ');
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

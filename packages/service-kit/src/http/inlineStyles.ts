import { createHash } from 'node:crypto';

const STYLE_ELEMENT = /<style[^>]*>([^<]*)<\/style>/g;
const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g;

/** Sources of `style-src` that let a page of our own drawing have the styles that it was drawn with, and no others. */
export function inlineStyles(html: string): string {
  const elements = [...html.matchAll(STYLE_ELEMENT)].map(([, text]) => hash(text!));
  const attributes = [...html.matchAll(STYLE_ATTRIBUTE)].map(([, text]) => hash(text!));
  return [...new Set([...elements, ...(attributes.length ? ["'unsafe-hashes'", ...attributes] : [])])].join(' ');
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const TAGS = 'p|br|b|strong|i|em|u|ul|ol|li';
const OPEN_OR_CLOSE = new RegExp(`&lt;(/?)(${TAGS})\\s*/?&gt;`, 'gi');
const LINK =
  /&lt;a\s+href=&quot;(https?:\/\/(?:(?!&quot;|&lt;|&gt;)\S){1,500})&quot;(?:\s+(?:target|rel)=&quot;[\w\s]*&quot;)*\s*&gt;/gi;

/**
 * Reduces an administrator's HTML to paragraphs, lists, emphasis and links. Everything is escaped first, and only exact
 * tags without other attributes are restored. Unknown markup is shown as text and never runs.
 */
export function sanitizeNote(html: string): string {
  return escape(html)
    .replace(OPEN_OR_CLOSE, (_tag, slash: string, name: string) => `<${slash}${name.toLowerCase()}>`)
    .replace(LINK, '<a href="$1" target="_blank" rel="noopener noreferrer">')
    .replace(/&lt;\/a\s*&gt;/gi, '</a>');
}

/** Escapes HTML but keeps existing entities, so that a note that is edited again does not grow. */
function escape(html: string): string {
  return html
    .replace(/&(?!(?:amp|lt|gt|quot|nbsp|#39);)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

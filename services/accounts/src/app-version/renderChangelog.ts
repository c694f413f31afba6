const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const inline = (text: string) => escape(text).replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');

/**
 * Renders headings, bullets and paragraphs of a Markdown changelog as HTML. Clients sanitise the result nevertheless.
 */
export function renderChangelog(markdown: string): string {
  const html: string[] = [];
  let inList = false;
  for (const line of markdown.split('\n')) {
    const bullet = /^[-*] (.+)/.exec(line)?.[1];
    if (Boolean(bullet) !== inList && line.trim()) {
      html.push(bullet ? '<ul>' : '</ul>');
      inList = Boolean(bullet);
    }
    const heading = /^(#{2,4}) (.+)/.exec(line);
    if (bullet) html.push(`<li>${inline(bullet)}</li>`);
    else if (heading) html.push(`<h${heading[1]!.length + 1}>${inline(heading[2]!)}</h${heading[1]!.length + 1}>`);
    else if (line.trim() && !line.startsWith('# ')) html.push(`<p>${inline(line.trim())}</p>`);
  }
  if (inList) html.push('</ul>');
  return html.join('\n');
}

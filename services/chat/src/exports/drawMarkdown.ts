import { nameMentions, parseMarkdown, toMentionToken, type BlockNode, type InlineNode } from '@meet/contracts/markdown';
import { escapeHtml } from '@meet/service-kit';

/** Returns the text of a mention; undefined if the id is plain text. */
type GetName = (id: string) => string | undefined;

/** Links that open a page or write a mail, and that run no code. */
const OPENED = /^(?:https?|mailto):/i;

/** Converts a message's markdown to HTML and escapes all markup in the text. */
export const drawMarkdown = (markdown: string, getName: GetName): string =>
  drawBlocks(parseMarkdown(markdown), getName);

const drawBlocks = (blocks: readonly BlockNode[], getName: GetName): string =>
  blocks.map((block) => drawBlock(block, getName)).join('');

function drawBlock(block: BlockNode, getName: GetName): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p dir="auto">${drawInline(block.children, getName)}</p>`;
    case 'quote':
      return `<blockquote dir="auto">${drawBlocks(block.children, getName)}</blockquote>`;
    case 'codeBlock':
      return `<pre dir="ltr"><code>${escapeHtml(nameMentions(block.text, getName))}</code></pre>`;
    case 'list':
      // List marks are text, as in the product: the numbers stay as they were typed.
      return `<ul class="list" dir="auto">${block.items
        .map(
          ({ mark, depth, children }) =>
            `<li class="depth${Math.min(depth, DEPTH_MAX)}">${escapeHtml(mark)} ${drawInline(children, getName)}</li>`,
        )
        .join('')}</ul>`;
  }
}

/** Maximum indentation of list items; all deeper items get the same. */
export const DEPTH_MAX = 5;

const drawInline = (nodes: readonly InlineNode[], getName: GetName): string =>
  nodes.map((node) => drawPart(node, getName)).join('');

function drawPart(node: InlineNode, getName: GetName): string {
  switch (node.kind) {
    case 'text':
      return escapeHtml(node.text);
    case 'code':
      return `<code>${escapeHtml(nameMentions(node.text, getName))}</code>`;
    case 'mention': {
      const name = getName(node.id);
      return name === undefined
        ? escapeHtml(toMentionToken(node.id))
        : `<bdi class="mention">${escapeHtml(name)}</bdi>`;
    }
    case 'link':
      return OPENED.test(node.href)
        ? `<a href="${escapeHtml(node.href)}" rel="noopener noreferrer">${escapeHtml(node.text)}</a>`
        : escapeHtml(node.text);
    case 'strong':
      return `<strong>${drawInline(node.children, getName)}</strong>`;
    case 'emphasis':
      return `<em>${drawInline(node.children, getName)}</em>`;
    case 'strike':
      return `<s>${drawInline(node.children, getName)}</s>`;
  }
}

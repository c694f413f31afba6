import { hasMentions, MENTION_ALL, nameMentions, toMentionToken } from './mentions.ts';
import type { BlockNode, InlineNode } from './nodes.ts';
import { parseMarkdown } from './parseMarkdown.ts';

/** Returns the displayed text of the mention of an id; undefined if the mention is displayed as stored. */
type GetName = (id: string) => string | undefined;

/** Returns a message without its marks: the text that is displayed, copied, announced and used in previews. */
export function toPlainText(markdown: string, getName: GetName = () => undefined): string {
  return blocksToText(parseMarkdown(markdown), getName);
}

/** Returns the ids of the people whom a text addresses. Mentions in code and quotes address nobody. */
export function findAddressed(markdown: string): string[] {
  if (!hasMentions(markdown)) return [];
  const ids = parseMarkdown(markdown).flatMap((block) => {
    if (block.kind === 'paragraph') return idsIn(block.children);
    return block.kind === 'list' ? block.items.flatMap(({ children }) => idsIn(children)) : [];
  });
  return [...new Set(ids)];
}

/** Returns whether a text addresses everybody in its room. */
export const addressesAll = (markdown: string): boolean =>
  markdown.includes(toMentionToken(MENTION_ALL)) && findAddressed(markdown).includes(MENTION_ALL);

function blocksToText(blocks: readonly BlockNode[], getName: GetName): string {
  return blocks.map((block) => blockToText(block, getName)).join('\n');
}

function blockToText(block: BlockNode, getName: GetName): string {
  switch (block.kind) {
    case 'paragraph':
      return inlineToText(block.children, getName);
    case 'list':
      return block.items.map(({ mark, children }) => `${mark} ${inlineToText(children, getName)}`).join('\n');
    case 'quote':
      return blocksToText(block.children, getName);
    case 'codeBlock':
      return nameMentions(block.text, getName);
  }
}

function inlineToText(nodes: readonly InlineNode[], getName: GetName): string {
  return nodes.map((node) => nodeToText(node, getName)).join('');
}

function nodeToText(node: InlineNode, getName: GetName): string {
  switch (node.kind) {
    case 'mention':
      return getName(node.id) ?? toMentionToken(node.id);
    case 'code':
      return nameMentions(node.text, getName);
    case 'text':
    case 'link':
      return node.text;
    default:
      return inlineToText(node.children, getName);
  }
}

function idsIn(nodes: readonly InlineNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'mention') return node.id;
    return 'children' in node ? idsIn(node.children) : [];
  });
}

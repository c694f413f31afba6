export { findMentionIds, hasMentions, MENTION_ALL, nameMentions, toMentionToken } from './mentions.ts';
export type { BlockNode, InlineNode, ListItem } from './nodes.ts';
export { parseMarkdown } from './parseMarkdown.ts';
export { addressesAll, findAddressed, toPlainText } from './toPlainText.ts';

import { getMentionText, type ChatMention } from '@meet/chat-contract';
import {
  MENTION_ALL,
  nameMentions,
  parseMarkdown,
  toMentionToken,
  type BlockNode,
  type InlineNode,
} from '@meet/contracts/markdown';
import { useTexts } from '@meet/remote-kit';
import { Box, Link } from '@meet/ui';
import { createContext, Fragment, useContext, useMemo } from 'react';
import { CodeBlock } from './CodeBlock.tsx';

interface Props {
  readonly content: string;
  /** People whom the content mentions. Other ids in it are shown as plain text. */
  readonly mentions?: readonly ChatMention[] | undefined;
}

const NOBODY: readonly ChatMention[] = [];
const Mentions = createContext(NOBODY);

/**
 * Shows a message's content with its Markdown. It is always drawn as text, never as HTML. A copied selection equals the
 * text that is shown.
 */
export function MessageText({ content, mentions = NOBODY }: Props) {
  const blocks = useMemo(() => parseMarkdown(content), [content]);
  const [first, second] = blocks;
  // Most messages are one paragraph: the bubble lays out their text itself.
  const isPlain = first?.kind === 'paragraph' && !second;
  return (
    <Mentions value={mentions}>{isPlain ? <Inline nodes={first.children} /> : <Blocks blocks={blocks} />}</Mentions>
  );
}

function Blocks({ blocks }: { blocks: readonly BlockNode[] }) {
  return blocks.map((block, index) => (
    <Box key={index} dir={block.kind === 'codeBlock' ? 'ltr' : 'auto'} mt={index === 0 ? 0 : 1}>
      <Block block={block} />
    </Box>
  ));
}

function Block({ block }: { block: BlockNode }) {
  switch (block.kind) {
    case 'paragraph':
      return <Inline nodes={block.children} />;
    case 'quote':
      return (
        <Box as="blockquote" ps={2} borderStartWidth="3px" borderColor="currentColor">
          <Blocks blocks={block.children} />
        </Box>
      );
    case 'codeBlock':
      return <Code block={block} />;
    case 'list':
      return (
        // The list marks are text, so that a copied list contains them.
        <Box as="ul" listStyleType="none">
          {block.items.map(({ mark, depth, children }, index) => (
            <Box as="li" key={index} textIndent="-1.5em" style={{ paddingInlineStart: `${1.5 + depth * 1.25}em` }}>
              <Box as="span" display="inline-block" minW="1.5em" textIndent={0} whiteSpace="pre">
                {`${mark} `}
              </Box>
              <Inline nodes={children} />
            </Box>
          ))}
        </Box>
      );
  }
}

function Inline({ nodes }: { nodes: readonly InlineNode[] }) {
  return nodes.map((node, index) => (
    <Fragment key={index}>
      <Part node={node} />
    </Fragment>
  ));
}

function Part({ node }: { node: InlineNode }) {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'mention':
      return <Mention id={node.id} />;
    case 'link':
      return (
        <Link href={node.href} title={node.href} external color="inherit" textDecoration="underline">
          {node.text}
        </Link>
      );
    case 'code':
      return (
        <Box
          as="code"
          px={1}
          borderRadius="mark"
          fontFamily="mono"
          fontSize="0.9em"
          // A tinted background would reduce the text's contrast in the person's own bubble.
          boxShadow="inset 0 0 0 1px color-mix(in srgb, currentColor 35%, transparent)"
        >
          <Named text={node.text} />
        </Box>
      );
    case 'strong':
      return (
        <Box as="strong" fontWeight="bold">
          <Inline nodes={node.children} />
        </Box>
      );
    case 'emphasis':
      return (
        <em>
          <Inline nodes={node.children} />
        </em>
      );
    case 'strike':
      return (
        <s>
          <Inline nodes={node.children} />
        </s>
      );
  }
}

function Code({ block }: { block: Extract<BlockNode, { kind: 'codeBlock' }> }) {
  const mentions = useContext(Mentions);
  return <CodeBlock text={nameMentions(block.text, (id) => getMentionText(mentions, id))} language={block.language} />;
}

/** Shows text of code, in which mentions are plain names without a highlight. */
function Named({ text }: { text: string }) {
  const mentions = useContext(Mentions);
  return nameMentions(text, (id) => getMentionText(mentions, id));
}

/**
 * Shows a mentioned person's name, isolated from the direction of the text around it. It is plain if they have left the
 * room.
 */
function Mention({ id }: { id: string }) {
  const t = useTexts();
  const mentions = useContext(Mentions);
  const name = getMentionText(mentions, id);
  if (name === undefined) return toMentionToken(id);
  const mention = mentions.find(({ accountId }) => accountId === id);
  // The account was deleted, and its name with it.
  if (mention?.fullName === '') return <bdi>{`@${t('message.deletedAccount')}`}</bdi>;
  if (id !== MENTION_ALL && !mention?.isMember) return <bdi>{name}</bdi>;
  return (
    <Box
      as="bdi"
      data-mention={id}
      px={1}
      borderRadius="mark"
      fontWeight="bold"
      boxShadow="inset 0 -0.15em 0 color-mix(in srgb, currentColor 45%, transparent)"
    >
      {name}
    </Box>
  );
}

import { Box } from '@meet/ui';
import { createElement, useMemo, type ReactNode } from 'react';
import { readNote, type NotePiece } from './readNote.ts';

/** A note's description: paragraphs, lists, emphasis and links, drawn as React elements. */
export function NoteText({ html }: { html: string }) {
  const pieces = useMemo(() => readNote(html), [html]);
  return (
    <Box
      fontSize="sm"
      css={{
        overflowWrap: 'anywhere',
        '& p': { margin: 0 },
        '& p + p, & p + ul, & p + ol, & ul + p, & ol + p': { marginTop: '0.5em' },
        '& ul': { listStyle: 'disc' },
        '& ol': { listStyle: 'decimal' },
        '& ul, & ol': { margin: 0, paddingInlineStart: '1.25em' },
        '& a': { textDecoration: 'underline' },
      }}
    >
      {pieces.map(draw)}
    </Box>
  );
}

function draw(piece: NotePiece, key: number): ReactNode {
  if (typeof piece === 'string') return piece;
  const { tag, href, children } = piece;
  if (tag === 'br') return <br key={key} />;
  const link = href && { href, target: '_blank', rel: 'noopener noreferrer' };
  return createElement(tag, { key, ...link }, ...children.map(draw));
}

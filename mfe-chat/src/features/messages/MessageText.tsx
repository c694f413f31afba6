import { Link } from '@meet/ui';
import { findLinks } from './findLinks.ts';

/** A message's words: always as text, never as HTML; web addresses can be clicked. */
export function MessageText({ text }: { text: string }) {
  return findLinks(text).map((part, index) =>
    'href' in part ? (
      <Link key={index} href={part.href} external color="inherit" textDecoration="underline">
        {part.text}
      </Link>
    ) : (
      part.text
    ),
  );
}

import { findLinks } from '@meet/contracts/texts';
import { Link } from '@meet/ui';

/** A message's text with its web addresses as links. It is always drawn as text, never as HTML. */
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

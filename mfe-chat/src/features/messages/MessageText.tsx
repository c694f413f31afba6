import { findLinks } from '@meet/contracts/texts';
import { Link } from '@meet/ui';

/** A message's content with its web addresses as links. It is always drawn as text, never as HTML. */
export function MessageText({ content }: { content: string }) {
  return findLinks(content).map((part, index) =>
    'href' in part ? (
      <Link key={index} href={part.href} external color="inherit" textDecoration="underline">
        {part.text}
      </Link>
    ) : (
      part.text
    ),
  );
}

import { parseAddresses } from '@meet/contracts/addresses';
import { HStack, Tag } from '@meet/ui';

/** Shows several pasted addresses as chips. Shows nothing for a single address or for words. */
export function PastedPeople({ query }: { query: string }) {
  const people = addressesIn(query);
  if (people.length < 2) return null;
  return (
    <HStack
      as="ul"
      flexWrap="wrap"
      gap={2}
      m={0}
      px={5}
      py={3}
      listStyleType="none"
      maxH={32}
      overflowY="auto"
      flexShrink={0}
    >
      {people.map(({ email, name }, at) => (
        <li key={`${at} ${email}`}>
          <Tag tone="accent">{name || email}</Tag>
        </li>
      ))}
    </HStack>
  );
}

/**
 * Returns a pasted list of addresses in one line, as the input needs it. Undefined leaves the pasted text unchanged.
 */
export function inOneLine(text: string): string | undefined {
  if (addressesIn(text).length < 2) return undefined;
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  return lines.filter((line) => line !== '').join('; ');
}

function addressesIn(text: string) {
  const people = parseAddresses(text);
  return people.every(({ email }) => email.includes('@')) ? people : [];
}

import { Avatar, Box, Text } from '@meet/ui';
import type { KnownPerson } from './Addressee.ts';

/** A suggested person: photo, presence, name and address. */
export function PersonSuggestion({ fullName, email, avatar, presence }: KnownPerson) {
  return (
    <>
      <Avatar name={fullName || email} email={email} photo={avatar} presence={presence} size={28} />
      <Box minW={0}>
        <Text as="span" display="block" truncate>
          {fullName || email}
        </Text>
        {fullName && (
          <Text as="span" display="block" size="xs" tone="muted" truncate>
            {email}
          </Text>
        )}
      </Box>
    </>
  );
}

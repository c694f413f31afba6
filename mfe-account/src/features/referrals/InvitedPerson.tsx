import type { SentInvitation } from '@meet/accounts-contract';
import { Avatar, Flex, Stack, Text } from '@meet/ui';
import type { ReactNode } from 'react';

/** Shows the invited person, with more below the address. */
export function InvitedPerson({ invitation, children }: { invitation: SentInvitation; children?: ReactNode }) {
  const { name, email } = invitation;
  return (
    <Flex gap={3} alignItems={children ? 'flex-start' : 'center'} py={children ? 1 : 0}>
      <Avatar name={name} email={email} size={36} />
      <Stack gap={1} minW={0} alignItems="flex-start">
        <div>
          <Text weight="medium" overflowWrap="anywhere">
            {name}
          </Text>
          <Text size="xs" tone="muted" overflowWrap="anywhere">
            {email}
          </Text>
        </div>
        {children}
      </Stack>
    </Flex>
  );
}

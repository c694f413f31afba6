import { isShownOnline, getPresenceMark } from '@meet/network-contract';
import { useHost, useTexts } from '@meet/remote-kit';
import { Avatar, Box, HStack, Text } from '@meet/ui';
import type { ReactNode } from 'react';
import { presentAgo } from './presentMoment.ts';
import { isNotifying, presentStatus } from './presentStatus.ts';
import { usePresence } from './usePresence.ts';

interface Props {
  person: { readonly fullName: string; readonly email: string; readonly avatar?: string | null };
  /** Name to display, if it is more than the person's name. */
  name?: string;
  /** Marks and tags beside the name. */
  marks?: ReactNode;
  size?: number;
}

/** Shows a person of the network: picture with presence, name, and status. */
export function PersonLine({ person, name = person.fullName, marks, size = 40 }: Props) {
  const t = useTexts();
  const { locale } = useHost().i18n;
  const presence = usePresence(person.email);
  const line =
    presence.status && isNotifying(presence.status)
      ? presentStatus(t, presence.status)
      : !isShownOnline(presence) && presence.time
        ? t('contacts.lastOnline', { when: presentAgo(presence.time, locale.replace('_', '-')) })
        : person.email;
  return (
    <HStack gap={3} minW={0} flex={1}>
      <Avatar
        name={person.fullName}
        email={person.email}
        photo={person.avatar}
        size={size}
        presence={getPresenceMark(presence)}
      />
      <Box minW={0} flex={1}>
        <HStack gap={1.5} minW={0}>
          <Text weight="medium" truncate title={name}>
            {name}
          </Text>
          {marks}
        </HStack>
        <Text size="xs" tone="muted" truncate title={person.email}>
          {line}
        </Text>
      </Box>
    </HStack>
  );
}

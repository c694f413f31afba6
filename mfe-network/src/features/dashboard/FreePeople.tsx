import { useHost, useIsViewing, useTexts, type SlotProps } from '@meet/remote-kit';
import { HStack, IconButton, Stack, Text } from '@meet/ui';
import { MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import { PersonLine } from '../../components/person/PersonLine.tsx';
import type { Contact } from '@meet/remote-kit/network';

interface Props extends SlotProps<'dashboard.people/v1'> {
  readonly people: readonly Contact[];
  /** Number of free people who are not shown. */
  readonly further: number;
}

/** Lists people, each with buttons for the most frequent actions. */
export function FreePeople({ people, further, onCall }: Props) {
  const t = useTexts();
  return (
    <>
      <Stack as="ul" gap={2} listStyleType="none" m={0} p={0}>
        {people.map((person) => (
          <FreePerson key={person.contactId} person={person} onCall={onCall} />
        ))}
      </Stack>
      {further > 0 && (
        <Text size="xs" tone="muted" mt={2}>
          {t('freeNow.further', { count: further })}
        </Text>
      )}
    </>
  );
}

function FreePerson({ person, onCall }: { person: Contact } & Pick<Props, 'onCall'>) {
  const t = useTexts();
  const { events } = useHost();
  const isViewing = useIsViewing();
  const [calling, setCalling] = useState(false);
  const { contactId, email, fullName } = person;

  const call = async (onCallNow: NonNullable<Props['onCall']>) => {
    setCalling(true);
    await onCallNow({ email, fullName });
    setCalling(false);
  };

  return (
    <HStack as="li" gap={1} minH={11}>
      <PersonLine person={person} size={36} />
      {!isViewing && (
        <IconButton
          size="sm"
          label={t('freeNow.write', { name: fullName })}
          icon={<MessageCircle aria-hidden />}
          onClick={() => events.emit('conversation.requested@1', { contactId })}
        />
      )}
      {onCall && (
        <IconButton
          size="sm"
          label={t('freeNow.call', { name: fullName })}
          icon={<Phone aria-hidden />}
          loading={calling}
          onClick={() => void call(onCall)}
        />
      )}
    </HStack>
  );
}

import { useTexts } from '@meet/remote-kit';
import { Avatar, Box, Text, VisuallyHidden } from '@meet/ui';
import { Users } from '@meet/ui/icons';
import { useEffect, useRef } from 'react';
import type { Completion } from './useCompletion.ts';

interface Props {
  readonly id: string;
  readonly options: readonly Completion[];
  readonly active: number;
  readonly onChoose: (option: Completion) => void;
  readonly onPoint: (index: number) => void;
}

export const toOptionId = (listId: string, index: number) => `${listId}-${index}`;

/** Shows suggestions for the typed beginning, above the field. The field keeps the focus. */
export function CompletionList({ id, options, active, onChoose, onPoint }: Props) {
  const t = useTexts();
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // `void`: newer browsers return a promise, which React would take for a clean-up function.
    void current.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const isEmoji = options[0]?.kind === 'emoji';
  return (
    <>
      <VisuallyHidden role="status">{t('complete.found', { count: options.length })}</VisuallyHidden>
      <Box
        as="ul"
        id={id}
        role="listbox"
        aria-label={t(isEmoji ? 'complete.emoji' : 'complete.people')}
        position="absolute"
        bottom="100%"
        insetX={3}
        mb={1}
        maxH={64}
        overflowY="auto"
        p={1.5}
        listStyleType="none"
        bg="bg.raised"
        borderWidth="1px"
        borderRadius="control"
        boxShadow="float"
        zIndex="popover"
      >
        {options.map((option, index) => (
          <Box
            as="li"
            key={`${option.kind} ${option.id}`}
            ref={index === active ? current : undefined}
            id={toOptionId(id, index)}
            role="option"
            aria-selected={index === active}
            display="flex"
            alignItems="center"
            gap={2.5}
            minH={9}
            px={2.5}
            py={1}
            borderRadius="control"
            fontSize="sm"
            cursor="pointer"
            bg={index === active ? 'bg.hover' : undefined}
            // The field's blur comes after this event.
            onMouseDown={(event) => {
              event.preventDefault();
              onChoose(option);
            }}
            onPointerMove={() => onPoint(index)}
          >
            <Option option={option} />
          </Box>
        ))}
      </Box>
    </>
  );
}

function Option({ option }: { option: Completion }) {
  const t = useTexts();
  if (option.kind === 'emoji') {
    return (
      <>
        <span aria-hidden>{option.emoji}</span> :{option.id}:
      </>
    );
  }
  if (option.kind === 'all') {
    return (
      <>
        <Users size={24} aria-hidden /> @all
        <Text as="span" size="xs" tone="muted" truncate>
          {t('complete.all')}
        </Text>
      </>
    );
  }
  const { fullName, email, avatar } = option.member;
  return (
    <>
      <Avatar name={fullName || email} email={email} photo={avatar} size={24} />
      <Text as="bdi" size="sm" truncate flexShrink={0} maxW="70%">
        {fullName || email}
      </Text>
      {fullName && (
        <Text as="span" size="xs" tone="muted" truncate>
          {email}
        </Text>
      )}
    </>
  );
}

import { InfoNote } from '@meet/guidance';
import type { JoinHistoryEntry } from '@meet/meetings-contract';
import { constant, useBehavior, useTexts } from '@meet/remote-kit';
import { Box, Combobox, FormikField, HStack, Input, Text, useCopy, type ComboboxOption } from '@meet/ui';
import { Copy, Star, Video } from '@meet/ui/icons';
import type { ClipboardEvent, MouseEvent, ReactNode } from 'react';
import { meetingLink } from '../../state/openMeeting.ts';
import { readRoomInput } from '../../state/readRoomInput.ts';
import type { JoinHistory } from './createJoinHistory.ts';

const nothing$ = constant<readonly JoinHistoryEntry[] | undefined>([]);

interface RoomOption extends ComboboxOption {
  entry: JoinHistoryEntry;
}

/** Field for a room id, an address or a link. It suggests meetings joined before to a signed-in person. */
export function RoomField({ history }: { history?: JoinHistory }) {
  const t = useTexts();
  const entries = useBehavior(history?.entries$ ?? nothing$) ?? [];
  const options: RoomOption[] = entries.map((entry) => ({
    value: entry.roomId,
    label: entry.roomId,
    keywords: `${entry.meetingSubject} ${entry.meetingOwnerEmailAddress}`,
    entry,
  }));
  return (
    <FormikField<string>
      name="roomIdOrEmail"
      label={t('join.roomIdOrEmail')}
      required
      info={<InfoNote elementId="dashboard.room" about={t('join.roomIdOrEmail')} />}
    >
      {({ setValue, value, onBlur, ...control }) => {
        const shared = {
          ...control,
          onBlur: () => {
            const read = readRoomInput(value);
            if (read !== value) setValue(read);
            onBlur();
          },
          value,
          inputMode: 'email' as const,
          placeholder: t('join.roomPlaceholder'),
          onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
            const pasted = event.clipboardData.getData('text');
            const read = readRoomInput(pasted);
            if (read === pasted) return;
            event.preventDefault();
            setValue(read);
          },
        };
        return history ? (
          <Combobox<RoomOption>
            {...shared}
            onChange={setValue}
            options={options}
            onSelect={({ value: roomId }) => setValue(roomId)}
            emptyText={false}
            renderOption={({ entry }) => <RoomRow entry={entry} history={history} />}
          />
        ) : (
          <Input {...shared} onChange={(event) => setValue(event.target.value)} />
        );
      }}
    </FormikField>
  );
}

/** Shows one suggestion. Its two icons work by pointer only; the list of recent meetings has them as buttons. */
function RoomRow({ entry, history }: { entry: JoinHistoryEntry; history: JoinHistory }) {
  const t = useTexts();
  const { copy, copied } = useCopy();
  return (
    <HStack w="full" gap={3} minW={0}>
      <Video size={16} aria-hidden />
      <Box flex={1} minW={0}>
        <Text truncate>{entry.meetingSubject || entry.meetingOwnerEmailAddress}</Text>
        <Text size="xs" tone="muted" tabular>
          {entry.roomId}
        </Text>
      </Box>
      <Mark title={t(copied ? 'join.copied' : 'join.copyJoinLink')} act={() => void copy(meetingLink(entry.roomId))}>
        <Copy size={16} aria-hidden />
      </Mark>
      <Mark title={t('join.favorite')} act={() => void history.toggleFavorite(entry.roomId)}>
        <Star size={16} fill={entry.isFavorite ? 'currentColor' : 'none'} aria-hidden />
      </Mark>
    </HStack>
  );
}

function Mark({ title, act, children }: { title: string; act: () => void; children: ReactNode }) {
  return (
    <Box
      as="span"
      p={1.5}
      borderRadius="control"
      title={title}
      _hover={{ bg: 'bg.muted' }}
      onMouseDown={(event: MouseEvent) => {
        event.preventDefault();
        event.stopPropagation();
        act();
      }}
    >
      {children}
    </Box>
  );
}

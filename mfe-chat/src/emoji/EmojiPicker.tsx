import { isComposing } from '@meet/contracts/keys';
import { useTexts } from '@meet/remote-kit';
import { Box, HStack, Spinner, Text } from '@meet/ui';
import {
  EmojiPicker as Picker,
  type EmojiPickerListEmojiProps,
  type EmojiPickerListRowProps,
  type Locale,
} from 'frimousse';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { loadEmoji } from './loadEmoji.ts';

/**
 * Stops keys of an IME composition: the picker listens to the whole document and would take their Enter as a choice.
 */
const leaveComposing = (event: KeyboardEvent) => isComposing(event.nativeEvent) && event.stopPropagation();

const HEIGHT_PX = 340;
const COLUMNS = 8;

/** Counts from 1, as ARIA requires. */
const fromOne = (index: number | undefined) => (index === undefined ? undefined : index + 1);

function Row({ 'aria-rowindex': index, ...row }: EmojiPickerListRowProps) {
  return <div {...row} aria-rowindex={fromOne(index)} />;
}

function Emoji({ emoji, 'aria-colindex': index, ...cell }: EmojiPickerListEmojiProps) {
  const shown = useRef<HTMLButtonElement>(null);
  // The picker finds the row by its own index. An emoji under the pointer is already in sight.
  useEffect(() => {
    if (!emoji.isActive || shown.current?.matches(':hover')) return;
    shown.current?.closest('[role=row]')?.scrollIntoView({ block: 'nearest' });
  }, [emoji.isActive]);
  return (
    <button ref={shown} type="button" {...cell} aria-colindex={fromOne(index)}>
      {emoji.emoji}
    </button>
  );
}

/** Shows a search field, emoji by category and skin tones. Arrow keys move, Enter picks. */
export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const t = useTexts();
  const { i18n } = useTranslation();
  const language = i18n.language.startsWith('fr') ? 'fr' : 'en';
  return (
    <Box
      css={{
        '& [frimousse-root]': {
          display: 'flex',
          flexDirection: 'column',
          height: `${HEIGHT_PX}px`,
          isolation: 'isolate',
        },
        '& [frimousse-search]': {
          margin: '12px 12px 8px',
          padding: '0 12px',
          height: '36px',
          fontSize: '14px',
          color: 'fg',
          bg: 'bg.surface',
          borderWidth: '1px',
          borderColor: 'border.control',
          borderRadius: 'control',
        },
        '& [frimousse-viewport]': { flex: 1, outline: 'none', overflowY: 'auto' },
        '& [frimousse-list]': { paddingBlockEnd: '8px', userSelect: 'none' },
        '& [frimousse-category-header]': {
          padding: '8px 14px 4px',
          fontSize: '12px',
          fontWeight: 'medium',
          color: 'fg.muted',
          bg: 'bg.raised',
        },
        // Keeps scrolled rows clear of the heading, which sticks to the top.
        '& [frimousse-row]': { paddingInline: '10px', scrollMarginBlock: '36px 8px' },
        '& [frimousse-emoji]': {
          display: 'grid',
          placeItems: 'center',
          width: '39px',
          height: '36px',
          fontSize: '20px',
          borderRadius: 'control',
          cursor: 'pointer',
        },
        '& [frimousse-emoji][data-active]': { bg: 'bg.hover' },
      }}
    >
      <Picker.Root
        locale={language as Locale}
        columns={COLUMNS}
        resolveEmojiData={(locale) => loadEmoji(locale)}
        onEmojiSelect={({ emoji }) => onPick(emoji)}
      >
        <Picker.Search
          autoFocus
          placeholder={t('composer.emojiSearch')}
          aria-label={t('composer.emojiSearch')}
          onKeyDown={leaveComposing}
        />
        <Picker.Viewport>
          <Picker.Loading>
            <HStack justifyContent="center" py={8}>
              <Spinner />
            </HStack>
          </Picker.Loading>
          <Picker.Empty>
            <Text tone="muted" textAlign="center" py={8}>
              {t('composer.emojiNone')}
            </Text>
          </Picker.Empty>
          <Picker.List components={{ Row, Emoji }} />
        </Picker.Viewport>
        <HStack justifyContent="space-between" px={3} py={2} borderTopWidth="1px" minH={11}>
          <Picker.ActiveEmoji>
            {({ emoji }) => (
              <Text as="span" size="xs" tone="muted" truncate>
                {emoji ? `${emoji.emoji}  ${emoji.label}` : t('composer.emojiPick')}
              </Text>
            )}
          </Picker.ActiveEmoji>
          <Picker.SkinToneSelector aria-label={t('composer.emojiTone')} />
        </HStack>
      </Picker.Root>
    </Box>
  );
}

import { CHAT_SEARCH_MAX } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { Combobox, IconButton, Text, useUiTexts } from '@meet/ui';
import { Search, X } from '@meet/ui/icons';
import { useCompletions, type Completion } from './useCompletions.ts';

interface Props {
  readonly id: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Called on the down arrow if there is nothing to complete. */
  readonly onLeaveDown: () => void;
}

/** The field of the search, which completes a filter at its end. */
export function SearchField({ id, text, onChange, onLeaveDown }: Props) {
  const t = useTexts();
  const { clear } = useUiTexts();
  const completions = useCompletions(text);
  return (
    <Combobox
      id={id}
      aria-label={t('search.title')}
      placeholder={t('search.title')}
      enterKeyHint="search"
      maxLength={CHAT_SEARCH_MAX}
      startIcon={<Search size={16} aria-hidden />}
      endAction={
        text ? (
          <IconButton
            size="sm"
            label={clear}
            icon={<X aria-hidden />}
            onClick={() => {
              onChange('');
              document.getElementById(id)?.focus();
            }}
          />
        ) : null
      }
      value={text}
      onChange={onChange}
      options={completions}
      filters={false}
      emptyText={false}
      renderOption={(option: Completion) => (
        <>
          <Text as="bdi" size="sm" truncate>
            {option.shown}
          </Text>
          {option.hint && (
            <Text as="span" size="xs" tone="muted" flexShrink={0}>
              {option.hint}
            </Text>
          )}
        </>
      )}
      onSelect={() => {}}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' && completions.length === 0) onLeaveDown();
      }}
    />
  );
}

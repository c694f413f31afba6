import { CHAT_SEARCH_MAX, type ChatMessage, type ChatSearchFilter } from '@meet/chat-contract';
import { useBehavior, useTexts } from '@meet/remote-kit';
import { Box, Text } from '@meet/ui';
import { useEffect, useRef, useState } from 'react';
import { AfterDialogTexts, ListPane } from '../../people/ListPane.tsx';
import type { MessageSearch } from '../../state/createMessageSearch.ts';
import { FilterHelp } from './FilterHelp.tsx';
import { withoutUnfinished } from './findTypedFilter.ts';
import { SearchField } from './SearchField.tsx';
import { SearchResults, type ShownMessage } from './SearchResults.tsx';

interface Props {
  readonly fieldId: string;
  readonly model: MessageSearch;
  /** The search of the page's address. */
  readonly search: string;
  readonly shown: ShownMessage;
  /** Whether the pane is alone on the page. */
  readonly isAlone: boolean;
  readonly onSearch: (search: string) => void;
  readonly onOpen: (message: ChatMessage) => void;
  readonly onClose: () => void;
}

/** Time without typing after which the address takes the search, and the server is queried. */
const SETTLE_MS = 250;
const toText = (search: string) => (search ? `${search} ` : '');

const WIDTH = 'clamp(288px, 27%, 360px)';

/** Searches the person's messages: the field, its filters and the results, in place of the rooms. */
export function SearchPane(props: Props) {
  return (
    <AfterDialogTexts isAlone={props.isAlone} width={WIDTH}>
      <Pane {...props} />
    </AfterDialogTexts>
  );
}

function Pane({ fieldId, model, search, shown, isAlone, onSearch, onOpen, onClose }: Props) {
  const t = useTexts();
  const results = useRef<HTMLDivElement>(null);
  const [text, setText] = useText(search, onSearch);
  const { status, messages, hasMore } = useBehavior(model.state$);
  useEffect(() => model.find(search), [model, search]);
  // The focus returns to the message that was opened last. Without one, the person begins to type.
  useEffect(() => {
    const opened = results.current?.querySelector<HTMLElement>('[data-opened]');
    (opened ?? document.getElementById(fieldId))?.focus();
  }, [fieldId]);

  const focusFirst = () => results.current?.querySelector('button')?.focus();
  function addFilter(filter: ChatSearchFilter): void {
    const next = `${toText(text.trim())}${filter}:`;
    if (next.length <= CHAT_SEARCH_MAX) setText(next);
    document.getElementById(fieldId)?.focus();
  }

  const head = (
    <Box px={3} pb={2} display="flex" flexDirection="column" gap={2} flexShrink={0}>
      <SearchField id={fieldId} text={text} onChange={setText} onLeaveDown={focusFirst} />
      {status !== 'none' && <FilterHelp isExplained={false} onChoose={addFilter} />}
      <Text role="status" size="xs" tone="muted">
        {messages.length > 0 &&
          t(hasMore ? 'messageSearch.foundFirst' : 'messageSearch.found', { count: messages.length })}
      </Text>
    </Box>
  );

  return (
    <ListPane isAlone={isAlone} width={WIDTH} title={t('search.title')} head={head} list={results} onClose={onClose}>
      {status === 'none' ? (
        <Box px={2} pt={2}>
          <FilterHelp isExplained onChoose={addFilter} />
        </Box>
      ) : (
        <SearchResults
          model={model}
          shown={shown}
          onOpen={(message) => {
            model.noteOpened(message);
            onOpen(message);
          }}
        />
      )}
    </ListPane>
  );
}

/** The typed text, which the address follows once the person pauses. A search of the address that is new replaces it. */
function useText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(() => toText(search));
  const sent = useRef(search);
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setText(toText(search));
  }, [search]);
  useEffect(() => {
    const wanted = withoutUnfinished(text);
    if (wanted === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = wanted;
      onSearch(wanted);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return [text, setText] as const;
}

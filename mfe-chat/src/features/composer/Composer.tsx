import { CHAT_MESSAGE_MAX } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { Box, HStack, IconButton, Text, TextArea } from '@meet/ui';
import { Send } from '@meet/ui/icons';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useChat } from '../../state/chatOf.ts';
import { EmojiButton } from './EmojiButton.tsx';
import { insertAt } from './insertAt.ts';

/** The count shows when this few characters are left. */
const COUNTED_FROM = CHAT_MESSAGE_MAX - 500;

/** Enter sends, Shift+Enter begins a line. What is half written stays with its room, over a reload too. */
export function Composer({ chatId, autoFocus }: { chatId: string; autoFocus: boolean }) {
  const t = useTexts();
  const { outbox, drafts } = useChat();
  const [text, setText] = useState(() => drafts.read(chatId));
  const field = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const isTooLong = text.length > CHAT_MESSAGE_MAX;
  const canSend = text.trim() !== '' && !isTooLong;

  useEffect(() => {
    if (autoFocus) field.current?.focus({ preventScroll: true });
  }, [autoFocus]);

  function change(next: string): void {
    setText(next);
    drafts.write(chatId, next);
  }

  function send(): void {
    if (!canSend) return;
    outbox.send(chatId, text);
    change('');
    field.current?.focus();
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // While a word is being composed (Japanese, Chinese …) Enter ends the word, not the message.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  function insertEmoji(emoji: string): void {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    const next = insertAt(text, emoji, selectionStart, selectionEnd);
    change(next.text);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(next.caret, next.caret);
    });
  }

  return (
    <Box borderTopWidth="1px" px={3} py={2.5}>
      <HStack alignItems="flex-end" gap={1}>
        <EmojiButton onPick={insertEmoji} />
        <TextArea
          ref={field}
          aria-label={t('composer.label')}
          aria-describedby={noteId}
          aria-invalid={isTooLong || undefined}
          placeholder={t('composer.placeholder')}
          rows={1}
          minH={10}
          maxH={32}
          resize="none"
          enterKeyHint="send"
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={handleKey}
        />
        <IconButton
          variant="primary"
          label={t('composer.send')}
          icon={<Send aria-hidden />}
          disabled={!canSend}
          onClick={send}
        />
      </HStack>
      <Text id={noteId} size="xs" tone={isTooLong ? 'danger' : 'subtle'} textAlign="end" aria-live="polite" tabular>
        {text.length > COUNTED_FROM && t('composer.count', { count: text.length, max: CHAT_MESSAGE_MAX })}
      </Text>
    </Box>
  );
}

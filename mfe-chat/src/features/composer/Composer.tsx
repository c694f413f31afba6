import { CHAT_MESSAGE_MAX } from '@meet/chat-contract';
import { isComposing } from '@meet/contracts/keys';
import { hasVisible } from '@meet/contracts/texts';
import { useBehavior, useTexts } from '@meet/remote-kit';
import { Box, HStack, IconButton, lazyPart, Text, TextArea } from '@meet/ui';
import { Send } from '@meet/ui/icons';
import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useChat } from '../../state/getChat.ts';
import { useFiles } from '../../state/useFiles.ts';
import { AttachButton } from '../../files/AttachButton.tsx';
import { useChooseFiles } from '../../files/useChooseFiles.ts';
import { EmojiButton } from './EmojiButton.tsx';
import { insertAt } from './insertAt.ts';

const FileTray = lazyPart(async () => (await import('../../files/FileTray.tsx')).FileTray);

/** The count shows when this few characters are left. */
const COUNTED_FROM = CHAT_MESSAGE_MAX - 500;

/**
 * Field for a message: Enter sends, Shift+Enter begins a line; files are attached or pasted. Unsent text stays with its
 * room, over a reload too.
 */
export function Composer({ chatId, autoFocus }: { chatId: string; autoFocus: boolean }) {
  const t = useTexts();
  const { outbox, drafts } = useChat();
  const [content, setContent] = useState(() => drafts.read(chatId));
  const field = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const isTooLong = content.length > CHAT_MESSAGE_MAX;
  const { uploads } = useFiles();
  const files = useBehavior(uploads.uploads$).filter((upload) => upload.chatId === chatId);
  const choose = useChooseFiles(chatId);
  const hasContent = hasVisible(content);
  const hasFiles = files.some(({ state }) => state === 'chosen');
  const canSend = (hasContent || hasFiles) && !isTooLong;

  useEffect(() => {
    if (autoFocus) field.current?.focus({ preventScroll: true });
  }, [autoFocus]);

  function change(next: string): void {
    setContent(next);
    drafts.write(chatId, next);
  }

  function send(): void {
    if (!canSend) return;
    if (hasContent) {
      outbox.send(chatId, content);
      change('');
    }
    uploads.send(chatId);
    field.current?.focus();
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  }

  /** A program may put a picture beside a text that was copied; then the text is meant. */
  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const { files: pasted, types } = event.clipboardData;
    if (pasted.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    choose([...pasted]);
  }

  function attach(chosen: readonly File[]): void {
    choose(chosen);
    field.current?.focus();
  }

  function insertEmoji(emoji: string): void {
    const { selectionStart = content.length, selectionEnd = content.length } = field.current ?? {};
    const next = insertAt(content, emoji, selectionStart, selectionEnd);
    change(next.text);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(next.caret, next.caret);
    });
  }

  return (
    <>
      {files.length > 0 && <FileTray uploads={files} />}
      <Box borderTopWidth="1px" px={3} py={2.5}>
        <HStack alignItems="flex-end" gap={1}>
          <AttachButton onChoose={attach} />
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
            value={content}
            onChange={(event) => change(event.target.value)}
            onKeyDown={handleKey}
            onPaste={handlePaste}
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
          {content.length > COUNTED_FROM && t('composer.count', { count: content.length, max: CHAT_MESSAGE_MAX })}
        </Text>
      </Box>
    </>
  );
}

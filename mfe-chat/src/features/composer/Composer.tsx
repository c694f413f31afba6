import { CHAT_MENTION_ALL_CONFIRMED, CHAT_MESSAGE_MAX, getRoomId } from '@meet/chat-contract';
import { isComposing } from '@meet/contracts/keys';
import { addressesAll } from '@meet/contracts/markdown';
import { hasVisible } from '@meet/contracts/texts';
import { useBehavior, useTexts } from '@meet/remote-kit';
import { Box, confirm, HStack, IconButton, lazyPart, Text, TextArea } from '@meet/ui';
import { Check, Send, Type } from '@meet/ui/icons';
import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useChat } from '../../state/getChat.ts';
import { encodeMentions } from '../../state/typedMentions.ts';
import { useFiles } from '../../state/useFiles.ts';
import { AttachButton } from '../../files/AttachButton.tsx';
import { useChooseFiles } from '../../files/useChooseFiles.ts';
import { CompletionList, toOptionId } from './CompletionList.tsx';
import { EditBanner } from './EditBanner.tsx';
import { EmojiButton } from './EmojiButton.tsx';
import { FormatBar, WIDE } from './FormatBar.tsx';
import { findFormat, formatText, type Format, type Selected } from './formatText.ts';
import { insertAt } from './insertAt.ts';
import { ReplyBanner } from './ReplyBanner.tsx';
import { useCompletion } from './useCompletion.ts';
import { useEditing } from './useEditing.ts';

const FileTray = lazyPart(async () => (await import('../../files/FileTray.tsx')).FileTray);

/** Length from which the field shows how many characters are left. */
const COUNTED_FROM = CHAT_MESSAGE_MAX - 500;

interface Props {
  /** Id of the room or thread. */
  readonly chatId: string;
  readonly autoFocus: boolean;
  /** Name and placeholder of the field; by default those of a room's. */
  readonly label?: string;
}

/**
 * Field for a message. Enter sends, Shift+Enter begins a new line, and files are attached or pasted. Unsent text is
 * kept for each room, also over a reload.
 */
export function Composer({ chatId, autoFocus, label }: Props) {
  const t = useTexts();
  const { outbox, drafts, edits, replies, rooms, typing, viewerEmail, getConversation } = useChat();
  const [draft, setDraft] = useState(() => drafts.read(chatId));
  const editing = useEditing(chatId);
  const content = editing?.content ?? draft;
  const [drafted, setDrafted] = useState(() => drafts.readMentions(chatId));
  const mentions = editing?.mentions ?? drafted;
  const [caret, setCaret] = useState<number>();
  const room = useBehavior(rooms.state$).rooms.find((one) => one.chatId === getRoomId(chatId));
  const field = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const formatsId = useId();
  const listId = useId();
  const [showsFormats, setShowsFormats] = useState(false);
  const isTooLong = content.length > CHAT_MESSAGE_MAX;
  const { uploads } = useFiles();
  const files = useBehavior(uploads.uploads$).filter((upload) => upload.chatId === chatId);
  const choose = useChooseFiles(chatId);
  const hasContent = hasVisible(content);
  const hasFiles = files.some(({ state }) => state === 'chosen');
  const canSend = editing
    ? hasContent && !isTooLong && !editing.isDeleted && !editing.isSaving
    : (hasContent || hasFiles) && !isTooLong;
  const begun = useBehavior(replies.replies$).get(chatId);
  const { messages, hasNewer } = useBehavior(getConversation(chatId).state$);
  // A jump to another part of the history keeps the reply.
  const replied = begun && (messages.find(({ sequence }) => sequence === begun.sequence) ?? begun);
  const replySequence = begun?.sequence;
  const editedSequence = editing?.stored.sequence;

  useEffect(() => {
    if (autoFocus) field.current?.focus({ preventScroll: true });
  }, [autoFocus]);

  // The menu that began the edit or reply returns the focus to its button first.
  useEffect(() => {
    if (editedSequence === undefined && replySequence === undefined) return;
    const frame = requestAnimationFrame(() => focusEnd(field.current));
    return () => cancelAnimationFrame(frame);
  }, [editedSequence, replySequence]);

  /** Writes the text. An edit in progress is not stored as a draft. */
  function change(next: string): void {
    if (editing) return editing.write(next);
    setDraft(next);
    drafts.write(chatId, next);
    if (next.trim() === '' && drafted.length > 0) setDrafted([]);
  }

  function send(): void {
    if (!canSend) return;
    const text = encodeMentions(content, mentions);
    const others = (room?.memberCount ?? 1) - 1;
    const isFarReaching = others > CHAT_MENTION_ALL_CONFIRMED && addressesAll(text);
    if (isFarReaching) void deliverIfSure(text, others);
    else deliver(text);
  }

  /** Sends a message that mentions everybody after the person confirms it: it notifies many people. */
  async function deliverIfSure(text: string, count: number): Promise<void> {
    const isSure = await confirm({
      title: t('mentionAll.title', { count }),
      body: t('mentionAll.body'),
      confirmLabel: t('mentionAll.confirm'),
    });
    if (isSure) deliver(text);
    else field.current?.focus();
  }

  function deliver(text: string): void {
    if (editing) {
      void editing.save();
      field.current?.focus();
      return;
    }
    if (hasContent) {
      const named = mentions.map(({ accountId, fullName }) => ({ accountId, fullName, isMember: true }));
      outbox.send(chatId, text, replied?.sequence, named.length > 0 ? named : undefined);
      replies.end(chatId);
      change('');
    }
    uploads.send(chatId);
    field.current?.focus();
  }

  /** Begins to edit the person's last text message among the loaded ones. Returns whether there is one. */
  function editLast(): boolean {
    const last = (hasNewer ? [] : messages).findLast(
      ({ email, file, deletedAt }) => email === viewerEmail && !file && deletedAt === null,
    );
    if (last) edits.begin(last);
    return last !== undefined;
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (isComposing(event.nativeEvent) || completion.handleKey(event)) return;
    const wanted = findFormat(event);
    if (wanted) {
      event.preventDefault();
      return format(wanted);
    }
    if (event.key === 'ArrowUp' && !editing && content === '' && editLast()) return event.preventDefault();
    if (event.key === 'Escape' && (editing || replied)) {
      // Otherwise Esc would also minimise the window.
      event.preventDefault();
      return editing ? editing.cancel() : replies.end(chatId);
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  }

  /** Attaches pasted files. Some programs put a picture beside a copied text; then only the text is pasted. */
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

  function getSelected(): Selected {
    const { selectionStart: start = content.length, selectionEnd: end = content.length } = field.current ?? {};
    return { text: content, start, end };
  }

  /** Writes a text and selects a part of it before the next key arrives. */
  function write({ text, start, end }: Selected): void {
    flushSync(() => change(text));
    field.current?.focus();
    field.current?.setSelectionRange(start, end);
    setCaret(start === end ? end : undefined);
  }

  const completion = useCompletion({
    room,
    text: content,
    caret,
    mentions,
    write,
    addMention(mention) {
      if (editing) return edits.addMention(chatId, mention);
      drafts.addMention(chatId, mention);
      setDrafted(drafts.readMentions(chatId));
    },
  });

  function handleSelect({ selectionStart, selectionEnd }: HTMLTextAreaElement): void {
    setCaret(selectionStart === selectionEnd ? selectionEnd : undefined);
  }

  function handleChange({ value, selectionEnd }: HTMLTextAreaElement): void {
    if (completion.completeName(value, selectionEnd)) return;
    setCaret(selectionEnd);
    change(value);
    if (room && !editing && hasVisible(value)) typing.note({ chatId, memberCount: room.memberCount });
  }

  const format = (wanted: Format) => write(formatText(getSelected(), wanted));

  function insertEmoji(emoji: string): void {
    const { text, start, end } = getSelected();
    const next = insertAt(text, emoji, start, end);
    change(next.text);
    // The picker returns the focus to its button first.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(next.caret, next.caret);
    });
  }

  return (
    <>
      {editing && <EditBanner editing={editing} />}
      {!editing && replied && <ReplyBanner message={replied} onCancel={() => replies.end(chatId)} />}
      {files.length > 0 && !editing && <FileTray uploads={files} />}
      <Box borderTopWidth="1px" px={3} py={2.5} position="relative" containerType="inline-size">
        {completion.isOpen && (
          <CompletionList
            id={listId}
            options={completion.options}
            active={completion.active}
            onChoose={completion.choose}
            onPoint={completion.setActive}
          />
        )}
        <FormatBar id={formatsId} isOpen={showsFormats} onFormat={format} />
        <HStack alignItems="flex-end" gap={1}>
          {!editing && <AttachButton onChoose={attach} />}
          <EmojiButton onPick={insertEmoji} />
          <IconButton
            label={t('format.label')}
            icon={<Type aria-hidden />}
            aria-expanded={showsFormats}
            aria-controls={formatsId}
            css={{ [WIDE]: { display: 'none' } }}
            onClick={() => setShowsFormats(!showsFormats)}
          />
          <TextArea
            ref={field}
            dir="auto"
            aria-label={editing ? t('edit.label') : (label ?? t('composer.label'))}
            aria-describedby={noteId}
            aria-invalid={isTooLong || undefined}
            placeholder={label ?? t('composer.placeholder')}
            rows={1}
            minH={10}
            maxH={32}
            resize="none"
            enterKeyHint="send"
            value={content}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={completion.isOpen ? listId : undefined}
            aria-activedescendant={completion.isOpen ? toOptionId(listId, completion.active) : undefined}
            onChange={(event) => handleChange(event.target)}
            onSelect={(event) => handleSelect(event.currentTarget)}
            onBlur={() => setCaret(undefined)}
            onKeyDown={handleKey}
            onPaste={handlePaste}
          />
          <IconButton
            variant="primary"
            label={t(editing ? 'edit.save' : 'composer.send')}
            icon={editing ? <Check aria-hidden /> : <Send aria-hidden />}
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

function focusEnd(field: HTMLTextAreaElement | null): void {
  field?.focus({ preventScroll: true });
  field?.setSelectionRange(field.value.length, field.value.length);
}

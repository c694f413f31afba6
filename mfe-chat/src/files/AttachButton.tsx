import { CHAT_FILE_TYPES } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { IconButton } from '@meet/ui';
import { Paperclip } from '@meet/ui/icons';
import { useRef } from 'react';

const ACCEPTED = CHAT_FILE_TYPES.flatMap(({ extensions }) => extensions.map((ending) => `.${ending}`)).join(',');

/** Lets the person choose files on their machine. */
export function AttachButton({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label={t('composer.attach')}
        icon={<Paperclip aria-hidden />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label={t('composer.attach')}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // Lets the person choose the same file again: without a reset the browser fires no change event for it.
          target.value = '';
        }}
      />
    </>
  );
}

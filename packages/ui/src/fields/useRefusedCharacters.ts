import { useFormikContext } from 'formik';
import type { ClipboardEvent, KeyboardEvent } from 'react';

/**
 * Returns handlers for a text field that block characters matching `refused`: typing them has no effect, and they are
 * removed from pasted text.
 */
export function useRefusedCharacters(name: string, refused: RegExp | undefined, maxLength = Infinity) {
  const { setFieldValue } = useFormikContext();
  if (!refused) return {};
  return {
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isText && refused.test(event.key)) event.preventDefault();
    },
    onPaste(event: ClipboardEvent<HTMLInputElement>) {
      const pasted = event.clipboardData.getData('text');
      if (!refused.test(pasted)) return;
      event.preventDefault();
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      const before = value.slice(0, selectionStart ?? value.length);
      const after = value.slice(selectionEnd ?? value.length);
      const clean = pasted.replace(new RegExp(refused.source, 'g'), '');
      void setFieldValue(name, (before + clean + after).slice(0, maxLength));
    },
  };
}

import { isComposing } from '@meet/contracts/keys';
import type { Delta, SharedText } from './SharedText.ts';

export interface BindOptions {
  /** Maximum length of the text. */
  max: number;
  /** Called when an edit makes the text too long. It is taken back. */
  onTooLong(): void;
}

/**
 * Shows a shared text in a text area, and takes over what the person types. The caret stays in its place when others
 * write. While the person composes a character, the text area is left alone. Returns a function that ends this.
 */
export function bindTextArea(area: HTMLTextAreaElement, text: SharedText, { max, onTooLong }: BindOptions): () => void {
  const draw = (start: number, end: number) => {
    const { value } = text;
    if (area.value === value) return;
    const { scrollTop } = area;
    area.value = value;
    // Safari gives the focus to an element whose selection is set.
    if (area === document.activeElement) area.setSelectionRange(start, end);
    area.scrollTop = scrollTop;
  };
  const take = () => {
    const { value, selectionEnd } = area;
    if (value.length > max && value.length > text.value.length) {
      const caret = Math.max(0, selectionEnd - (value.length - text.value.length));
      draw(caret, caret);
      return onTooLong();
    }
    text.type(value, selectionEnd);
  };

  const handlers: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
    input: (event) => (event as InputEvent).isComposing || take(),
    compositionstart: () => text.hold(),
    compositionend: () => {
      take();
      text.release();
    },
    keydown: (event) => {
      const isUndo = event.key.toLowerCase() === 'z';
      const isRedo = event.key.toLowerCase() === 'y' || (isUndo && event.shiftKey);
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !(isUndo || isRedo) || isComposing(event)) return;
      // The browser forgets what it can undo whenever others write.
      event.preventDefault();
      if (isRedo) text.redo();
      else text.undo();
    },
  };
  for (const [name, handle] of Object.entries(handlers)) area.addEventListener(name, handle as EventListener);
  const changes = text.changed.subscribe((delta) =>
    draw(movePlace(area.selectionStart, delta), movePlace(area.selectionEnd, delta)),
  );
  area.value = text.value;
  return () => {
    changes.unsubscribe();
    for (const [name, handle] of Object.entries(handlers)) area.removeEventListener(name, handle as EventListener);
  };
}

/** Returns the position of the same characters after a change. */
export function movePlace(place: number, delta: Delta): number {
  let at = 0;
  let moved = place;
  for (const { retain = 0, insert, delete: deleted = 0 } of delta) {
    const inserted = typeof insert === 'string' ? insert.length : insert === undefined ? 0 : 1;
    if (at < moved) moved += inserted - Math.min(deleted, moved - at);
    at += retain + inserted;
  }
  return moved;
}

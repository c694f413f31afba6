import type { LocalMedia } from './media/LocalMedia.ts';
import type { RoomSession } from './session/RoomSession.ts';
import { TALK_KEY } from './roomKeys.ts';

/** Elements that type with the space bar, and overlays whose buttons it presses. */
const KEEPS_SPACE = 'input, select, textarea, dialog, [popover], [contenteditable]';
/** Elements that the space bar presses if the person reached them by the keyboard. */
const PRESSED_BY_SPACE = 'button, summary, [tabindex]';
const MOVES_FOCUS = /^(Tab|Arrow)/;

/** Turns a muted microphone on for as long as the person holds the space bar. */
export function pushToTalk(
  { phase }: Pick<RoomSession, 'phase'>,
  media: Pick<LocalMedia, 'microphone' | 'setMuted'>,
): void {
  let isTalking = false;
  /** Button that was clicked last: it has the focus, but not by the keyboard. */
  let clicked: Element | null = null;
  const end = () => {
    if (!isTalking) return;
    isTalking = false;
    void media.setMuted('audio', true);
  };
  window.addEventListener('pointerdown', ({ target }) => {
    clicked = (target as HTMLElement).closest?.(PRESSED_BY_SPACE);
  });
  window.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
    if (MOVES_FOCUS.test(key)) clicked = null;
    if (key !== TALK_KEY.key || ctrlKey || metaKey || altKey || shiftKey || phase.value.name !== 'joined') return;
    const element = target as HTMLElement;
    const pressed = element.closest?.(PRESSED_BY_SPACE);
    if (!isTalking && (element.closest?.(KEEPS_SPACE) || (pressed && pressed !== clicked))) return;
    // Prevents that the key scrolls the page or presses the button that was clicked last.
    event.preventDefault();
    if (isTalking || repeat || !media.microphone.value.muted) return;
    isTalking = true;
    void media.setMuted('audio', false);
  });
  window.addEventListener('keyup', (event) => {
    if (event.key !== TALK_KEY.key || !isTalking) return;
    event.preventDefault();
    end();
  });
  // The key may be released while another window has the focus.
  window.addEventListener('blur', end);
}

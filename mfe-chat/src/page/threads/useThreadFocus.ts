import { toThreadId, type ThreadStart } from '@meet/chat-contract';
import { useEffect, useRef } from 'react';

/** Number of frames in which the button that opens the thread is looked for; a message without replies has none. */
const FRAMES_MAX = 30;

/** Moves the focus to the message that started a thread once the thread is closed. */
export function useThreadFocus(thread: ThreadStart | undefined): void {
  const closed = useRef<ThreadStart>(undefined);
  useEffect(() => {
    const before = closed.current;
    closed.current = thread;
    if (thread || !before) return undefined;
    const { chatId, sequence } = before;
    let frame = 0;
    let left = FRAMES_MAX;
    // The room may be drawn again first.
    const look = () => {
      const button = document.querySelector<HTMLElement>(
        `[data-thread="${CSS.escape(toThreadId({ chatId, sequence }))}"]`,
      );
      const message = document.querySelector<HTMLElement>(`[data-message="${sequence}"]`);
      if (button) button.focus();
      else if (left === 0) message?.focus();
      else frame = requestAnimationFrame(look);
      left -= 1;
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [thread]);
}

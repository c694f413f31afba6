import { createSidePane, type SidePaneOptions } from './createSidePane.ts';
import { el } from './dom.ts';
import type { Notices } from './Notices.ts';

interface LoadedPaneOptions extends Pick<SidePaneOptions, 'name' | 'label' | 'closeLabel' | 'isOpen'> {
  /** Key of the pane's notices. */
  readonly noticeKey: string;
  /** Text of the notice that the pane's code could not be loaded. */
  readonly failed: string;
  /** Loads the pane's code and creates its content. */
  readonly load: () => Promise<Node>;
}

/** Creates a pane beside the stage whose code is loaded when it is first opened. A failure closes it again. */
export function createLoadedPane(
  { name, label, closeLabel, isOpen, noticeKey, failed, load }: LoadedPaneOptions,
  notices: Notices,
): HTMLElement {
  let isLoaded = false;
  const pane = createSidePane({
    ...{ name, label, closeLabel, isOpen, control: 'more' },
    heading: el('h2', {}, label),
    onOpen(closer) {
      notices.withdraw(noticeKey);
      closer.focus();
      if (!isLoaded) void fill();
    },
  });

  const fill = async () => {
    isLoaded = true;
    try {
      pane.append(await load());
    } catch {
      isLoaded = false;
      isOpen.next(false);
      notices.notify({ key: noticeKey, message: failed, tone: 'warning' });
    }
  };
  return pane;
}

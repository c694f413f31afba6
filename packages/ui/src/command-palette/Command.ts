import type { ReactNode } from 'react';
import type { Presence } from '../people/PresenceMark.tsx';

export interface Command {
  /** The choice stays on it while others come and go. */
  id: string;
  label: string;
  /** Heading that it stands under; commands of a group are neighbours. */
  group: string;
  icon?: ReactNode;
  /** Drawn with picture and presence, in place of an icon. */
  person?: { email: string; photo?: string | null; presence?: Presence };
  /** A second line: an address, a time, who said it. */
  hint?: string;
  /** Matched as well as the label. */
  keywords?: string;
  shortcut?: string;
  run: () => void;
  /** Second action, by Ctrl/⌘-Enter. */
  alternative?: { label: string; run: () => void };
}

/** Results of others for the typed text: they stand as they come, before the commands. */
export interface PaletteGroup {
  id: string;
  label: string;
  /** Whether its rows begin with a round picture, for the rows of the time before they come. */
  round?: boolean;
  /** `loading`: what stands here answers what was typed before. */
  status: 'loading' | 'ready' | 'failed';
  commands: readonly Command[];
  onRetry?: () => void;
}

/** The palette's own texts. They come with it, so that no first page has to bring them. */
export interface PaletteWords {
  open: string;
  /** Told once what is typed is answered. */
  results: (count: number) => string;
  /** Text of a group whose search failed. */
  failed: string;
}

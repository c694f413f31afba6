import type { ReactNode } from 'react';
import type { Presence } from '../people/PresenceMark.tsx';

export interface Command {
  /** Identifies the chosen command while other commands appear and disappear. */
  id: string;
  label: string;
  /** Heading of the command; commands of a group must be adjacent. */
  group: string;
  icon?: ReactNode;
  /** Person whose picture and presence are shown in place of an icon. */
  person?: { email: string; photo?: string | null; presence?: Presence };
  /** Second line: an address, a time, the author of a message. */
  hint?: string;
  /** Additional words that a search matches. */
  keywords?: string;
  shortcut?: string;
  run: () => void;
  /** Second action, run by Ctrl/⌘-Enter. */
  alternative?: { label: string; run: () => void };
}

/** Results from another source for the typed text, shown in their own order above the commands. */
export interface PaletteGroup {
  id: string;
  label: string;
  /** True if its rows begin with a round picture; it shapes the placeholder rows. */
  round?: boolean;
  /** `loading`: the present commands are results for an earlier text. */
  status: 'loading' | 'ready' | 'failed';
  commands: readonly Command[];
  onRetry?: () => void;
}

/** Texts of the palette itself. They are loaded with it, so that no first page has to load them. */
export interface PaletteWords {
  open: string;
  /** Announced once the results for the typed text are complete. */
  results: (count: number) => string;
  /** Text of a group whose search failed. */
  failed: string;
}

import type { OutputOf } from '@meet/contracts';
import type { getTooltipContent } from '@meet/accounts-contract';
import type { Behavior } from '../state/Behavior.ts';

export type InfoNoteText = OutputOf<typeof getTooltipContent>['tooltipsDetails'][number];

/** The info notes of one page, as far as they are known. */
export interface PageNotes {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly notes: readonly InfoNoteText[];
  /** An administrator asks. */
  readonly canEdit: boolean;
}

/** The words behind the info icons. A page's notes are fetched once, when the first is asked for. */
export interface HostNotes {
  /** Returns the notes of the page on which an element such as `dashboard.room` stands. */
  readonly getPage: (elementId: string) => Behavior<PageNotes>;
  /** Fetches the element's page unless that was done, or again. */
  readonly load: (elementId: string, again?: boolean) => void;
}

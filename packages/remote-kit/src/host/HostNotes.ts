import type { OutputOf } from '@meet/contracts';
import type { getTooltipContent } from '@meet/accounts-contract';
import type { Behavior } from '../state/Behavior.ts';

export type InfoNoteText = OutputOf<typeof getTooltipContent>['tooltipsDetails'][number];

/** The info notes of one page, as far as they are loaded. */
export interface PageNotes {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly notes: readonly InfoNoteText[];
  /** Whether the viewer is an administrator. */
  readonly canEdit: boolean;
}

/** Texts of the info icons. A page's notes are fetched once, with the first request for one of them. */
export interface HostNotes {
  /** Returns the notes of the page to which an element such as `dashboard.room` belongs. */
  readonly getPage: (elementId: string) => Behavior<PageNotes>;
  /** Fetches the notes of the element's page, unless they were fetched before. `again` fetches them in any case. */
  readonly load: (elementId: string, again?: boolean) => void;
}

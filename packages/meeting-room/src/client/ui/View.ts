import { Behavior } from '../Behavior.ts';
import type { Arrangement, LayoutChoice, TileRole } from './arrange.ts';

/** Reduces an arrangement to the page of tiles that the person sees. */
export interface Pages {
  cut(arrangement: Arrangement, tiles: readonly PagedTile[], isSmall: boolean): Arrangement;
}

export type PagedTile = TileRole & { hasVideo: boolean };

/** The person's own choices of how the room is shown. */
export class View {
  readonly layout = new Behavior<LayoutChoice>(undefined);
  /** Key of the tile that stays large. */
  readonly pinned = new Behavior<string | undefined>(undefined);
  readonly isPaneOpen = new Behavior(false);
  readonly isBoardOpen = new Behavior(false);
  readonly isChatOpen = new Behavior(false);
  readonly isPollsOpen = new Behavior(false);
  readonly isNotesOpen = new Behavior(false);
  /** Number of chat messages that arrived since the chat was last open. */
  readonly unread = new Behavior(0);
  /** Undefined as long as the part for a room of many people is not loaded. */
  readonly pages = new Behavior<Pages | undefined>(undefined);
  readonly page = new Behavior(0);
  readonly hidesWithoutCamera = new Behavior(false);
  readonly arrangement = new Behavior<Arrangement>({ grid: [], strip: [] });
  /** Name that the host page gives the meeting; shown while the room has no subject of its own. */
  readonly subject = new Behavior('');
  /** Subject that only this page shows, instead of the room's. */
  readonly localSubject = new Behavior('');

  constructor() {
    // Only one list is open beside the stage at a time.
    const lists = [this.isPaneOpen, this.isChatOpen, this.isPollsOpen, this.isNotesOpen];
    for (const list of lists)
      list.changes.subscribe((open) => {
        if (open) for (const other of lists) if (other !== list && other.value) other.next(false);
      });
  }

  get isTileView(): boolean {
    return this.arrangement.value.spotlight === undefined;
  }

  toggleLayout(): void {
    this.pinned.next(undefined);
    this.layout.next(this.isTileView ? 'spotlight' : 'grid');
  }

  togglePin(key: string): void {
    this.pinned.update((pinned) => (pinned === key ? undefined : key));
  }
}

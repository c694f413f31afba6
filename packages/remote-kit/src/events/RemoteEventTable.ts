/**
 * Page events between the parts of one page. Each reports an occurrence; state stays with its owner. This table holds
 * the shell's own events. Each remote adds the events that it declares, from their schemas: `interface RemoteEventTable
 * extends PageEventsOf<typeof pageEvents> {}`.
 */
export interface RemoteEventTable {
  /** The page changes, so everything that belongs to the old page ends. */
  'navigation.started@1': { readonly from: string; readonly to: string };
}

export type RemoteEventName = keyof RemoteEventTable;

export type RemoteEvent = {
  [Name in RemoteEventName]: { readonly name: Name; readonly payload: RemoteEventTable[Name] };
}[RemoteEventName];

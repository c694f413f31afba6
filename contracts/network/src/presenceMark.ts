interface Presence {
  readonly online: boolean;
  readonly status?: { readonly status: string } | null;
}

/** Whether a person is shown as online: who is invisible never is. */
export function isShownOnline({ online, status }: Presence): boolean {
  return online && status?.status !== 'Invisible';
}

const MARKS: Readonly<Record<string, 'away' | 'busy'>> = {
  Away: 'away',
  Vacationing: 'away',
  'Out sick': 'away',
  Busy: 'busy',
};

/** The mark that a person's presence is drawn as. */
export function presenceMarkOf(presence: Presence): 'online' | 'away' | 'busy' | 'offline' {
  if (!isShownOnline(presence)) return 'offline';
  return MARKS[presence.status?.status ?? ''] ?? 'online';
}

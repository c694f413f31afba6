import { ownProfileChanged } from '@meet/accounts-contract';
import { getLoggedInUserData } from '@meet/accounts-contract/operations';
import type { PageClient } from '@meet/contracts/client';
import type { HostEvents } from '@meet/remote-kit';
import { filter } from 'rxjs';
import type { SessionStore } from '../session/createSessionStore.ts';

interface Profile {
  readonly email: string;
  readonly fullName: string;
  readonly alias: string | null;
  readonly avatar: string | null;
}

/**
 * Keeps the person's name, alias and picture equal to the server's, whichever tab or device changed them. Events bring
 * changes while the page is connected; after each new connection they are requested.
 */
export function followOwnProfile(
  session: Pick<SessionStore, 'current' | 'update'>,
  events: Pick<HostEvents, 'server' | 'connection$'>,
  api: PageClient,
): void {
  function take({ email, fullName, alias, avatar }: Profile): void {
    const present = session.current();
    if (present.state === 'visitor' || present.email !== email) return;
    const isSame =
      present.fullName === fullName && (present.alias ?? null) === alias && (present.avatar ?? null) === avatar;
    if (!isSame) session.update({ fullName, alias, avatar });
  }

  events.server(ownProfileChanged).subscribe(({ payload }) => take(payload.profile));
  events.connection$.pipe(filter((state) => state === 'online')).subscribe(() => {
    // A request that fails now is repeated with the next connection.
    api.execute(getLoggedInUserData, {}).then(take, () => {});
  });
}

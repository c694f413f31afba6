import { INVITATIONS_PAGE, invitationChanged, type SentInvitation } from '@meet/accounts-contract';
import { getInvitations } from '@meet/accounts-contract/operations';
import { useHost } from '@meet/remote-kit';
import { useCallback, useEffect, useState } from 'react';

const SEARCH_DELAY_MS = 250;

interface Found {
  readonly invitations: readonly SentInvitation[];
  readonly total: number;
}

export interface Invitations {
  readonly search: string;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
  /** Undefined until first loaded. */
  readonly invitations: readonly SentInvitation[] | undefined;
  readonly busy: boolean;
  readonly failure: unknown;
  readonly searchFor: (text: string) => void;
  readonly goTo: (page: number) => void;
  readonly reload: () => void;
}

/** The invitations that the person sent, searched and paged by the server; fresh after every change of one. */
export function useInvitations(): Invitations {
  const { api, events } = useHost();
  const [{ search, page }, setWanted] = useState({ search: '', page: 1 });
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Found>();
  const [busy, setBusy] = useState(true);
  const [failure, setFailure] = useState<unknown>();
  const reload = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(
      () => {
        setBusy(true);
        setFailure(undefined);
        const input = { search, offset: (page - 1) * INVITATIONS_PAGE, limit: INVITATIONS_PAGE };
        api
          .execute(getInvitations, input, abort.signal)
          .then(setFound, (error: unknown) => !abort.signal.aborted && setFailure(error))
          .finally(() => !abort.signal.aborted && setBusy(false));
      },
      search ? SEARCH_DELAY_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, search, page, attempt]);

  useEffect(() => {
    const listening = [
      events.server(invitationChanged).subscribe(reload),
      events.on('invites.changed@1').subscribe(reload),
      events.reconnected$.subscribe(reload),
    ];
    return () => listening.forEach((one) => one.unsubscribe());
  }, [events, reload]);

  const total = found?.total ?? 0;
  return {
    search,
    page,
    pageCount: Math.max(1, Math.ceil(total / INVITATIONS_PAGE)),
    total,
    invitations: found?.invitations,
    busy,
    failure,
    searchFor: (text) => setWanted({ search: text, page: 1 }),
    goTo: (wanted) => setWanted({ search, page: wanted }),
    reload,
  };
}

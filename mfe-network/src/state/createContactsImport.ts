import type { PreparedContact } from '@meet/network-contract';
import { getContactsProvider } from '@meet/accounts-contract/operations';
import type { Behavior, HostApi, Scope } from '@meet/remote-kit';

export type Provider = 'google' | 'development' | 'other';

export interface ContactsImport {
  /** Provider from which contacts can be imported; null if there is none, undefined until that is known. */
  readonly provider$: Behavior<Provider | null | undefined>;
  /** Requests the provider, unless it is known. */
  readonly findProvider: () => void;
  readonly importing$: Behavior<boolean>;
  /**
   * Imports page by page, and returns the number of new contacts. Throws the server's refusal. Pages stored before it
   * stay, and another import of the same contacts continues with the rest.
   */
  readonly insert: (contacts: readonly PreparedContact[]) => Promise<number>;
}

export function createContactsImport(scope: Scope, { api }: Pick<HostApi, 'api'>): ContactsImport {
  const provider$ = scope.state<Provider | null | undefined>(undefined);
  const importing$ = scope.state(false);
  let pending = false;

  async function findProvider(): Promise<void> {
    if (pending || provider$.value !== undefined) return;
    pending = true;
    try {
      const { provider } = await api.execute(getContactsProvider, {});
      if (!scope.ended) provider$.next(provider ?? null);
    } catch {
      // The entry is not shown; the next call requests the provider again.
    } finally {
      pending = false;
    }
  }

  return {
    provider$,
    findProvider: () => void findProvider(),
    importing$,
    async insert(contacts) {
      importing$.next(true);
      try {
        // Its code loads with the first import.
        const { insertPages } = await import('./insertPages.ts');
        return await insertPages(api, contacts);
      } finally {
        // Ends in a task of its own, because thousands of rows are drawn then, and the dialog should close before that.
        setTimeout(() => {
          if (!scope.ended) importing$.next(false);
        });
      }
    },
  };
}

import { beginContactsImport, readProviderContacts } from '@meet/accounts-contract/operations';
import type { ImportRow } from '@meet/network-contract';
import { useHost, useTexts } from '@meet/remote-kit';
import { startTransition, useEffect, useRef, useState } from 'react';
import { serverWords } from '../../components/form/serverWords.ts';
import { requestInWindow, openWindow } from './requestInWindow.ts';

export type Permission =
  /** The permission is not requested yet; `problem` is the reason why the last attempt failed. */
  | { readonly step: 'ask'; readonly problem?: string }
  /** The provider's window is open. */
  | { readonly step: 'wait' }
  | { readonly step: 'read' }
  | { readonly step: 'done'; readonly rows: readonly ImportRow[] };

/** Requests the person's contacts from the provider. Call `ask` on a click, so that the browser opens the window. */
export function useProviderContacts(): { permission: Permission; ask: () => void } {
  const t = useTexts();
  const { api } = useHost();
  const [permission, setPermission] = useState<Permission>({ step: 'ask' });
  const pending = useRef<AbortController>(undefined);
  useEffect(() => () => pending.current?.abort(), []);

  async function ask(): Promise<void> {
    pending.current?.abort();
    const { signal } = (pending.current = new AbortController());
    const opened = openWindow();
    if (!opened) return setPermission({ step: 'ask', problem: t('import.blocked') });
    signal.addEventListener('abort', () => opened.close());
    setPermission({ step: 'wait' });
    try {
      const { url, state } = await api.execute(beginContactsImport, {}, signal);
      const { code, iss } = await requestInWindow(opened, url, state, signal);
      if (!code) return setPermission({ step: 'ask', problem: t('import.notPermitted') });
      setPermission({ step: 'read' });
      const { contacts } = await api.execute(readProviderContacts, { code, state, iss }, signal);
      // Thousands of rows are drawn in slices, between which the page responds.
      startTransition(() => setPermission({ step: 'done', rows: contacts }));
    } catch (error) {
      if (signal.aborted) return;
      opened.close();
      setPermission({ step: 'ask', problem: serverWords(error, t('import.failed')) });
    }
  }

  return { permission, ask: () => void ask() };
}

import { useHost, type RemoteTexts } from '@meet/remote-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const NAMESPACE = 'mfe-chat';

const TEXTS: RemoteTexts = {
  en_US: () => import('../i18n/dialogs/en_US.json', { with: { type: 'json' } }),
  fr_FR: () => import('../i18n/dialogs/fr_FR.json', { with: { type: 'json' } }),
  ro_RO: () => import('../i18n/dialogs/ro_RO.json', { with: { type: 'json' } }),
};

/** Languages whose texts were loaded, so that later parts are drawn at once. */
const loadedIn = new WeakMap<object, Set<string>>();

/**
 * Loads the texts of open rooms, dialogs and the search, which no page needs at first. Returns whether they are there. A
 * failure reaches the boundary.
 */
export function useDialogTexts(): boolean {
  const { locale } = useHost().i18n;
  const { i18n } = useTranslation();
  const [loaded, setLoaded] = useState<boolean | { readonly error: unknown }>(
    () => loadedIn.get(i18n)?.has(locale) === true,
  );
  useEffect(() => {
    let isGone = false;
    // Every message with a thread calls this hook, so texts that are there are not added again.
    const missing = loadedIn.get(i18n)?.has(locale) ? undefined : TEXTS[locale]();
    Promise.resolve(missing).then(
      (more) => {
        if (isGone) return;
        if (more) i18n.addResourceBundle(i18n.language, NAMESPACE, more.default, true, true);
        loadedIn.set(i18n, (loadedIn.get(i18n) ?? new Set()).add(locale));
        setLoaded(true);
      },
      (error: unknown) => {
        if (!isGone) setLoaded({ error });
      },
    );
    return () => void (isGone = true);
  }, [i18n, locale]);
  if (typeof loaded === 'object') throw loaded.error;
  return loaded === true;
}

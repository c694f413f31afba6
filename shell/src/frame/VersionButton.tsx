import { getAppVersion } from '@meet/accounts-contract/operations';
import { Button } from '@meet/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useShell } from '../base/ShellContext.ts';
import { useText } from '../base/useText.ts';

const ChangelogDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "changelog" */ '../version/ChangelogDialog.tsx')).ChangelogDialog,
}));

interface Release {
  readonly version: string;
  readonly changelog: string;
}

/** The application's version; it opens what changed last. */
export function VersionButton() {
  const t = useText();
  const { api } = useShell();
  const [release, setRelease] = useState<Release>();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const abort = new AbortController();
    // A footer without its version is no reason to trouble anyone.
    api.execute(getAppVersion, {}, abort.signal).then(setRelease, () => {});
    return () => abort.abort();
  }, [api]);

  if (!release) return null;
  return (
    <>
      <Button variant="ghost" size="xs" onClick={() => setOpen(true)}>
        {t('footer.version', { version: release.version.split(' ', 1).join() })}
      </Button>
      {open && (
        <Suspense>
          <ChangelogDialog changelog={release.changelog} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

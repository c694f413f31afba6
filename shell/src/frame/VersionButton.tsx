import { getAppVersion } from '@meet/accounts-contract/operations';
import { Button } from '@meet/ui';
import { lazy, Suspense, useState } from 'react';
import { useShellCall } from '../base/useShellCall.ts';
import { useText } from '../base/useText.ts';

const ChangelogDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "changelog" */ '../version/ChangelogDialog.tsx')).ChangelogDialog,
}));

/** Shows the application's version; a click opens the latest changes. */
export function VersionButton() {
  const t = useText();
  // After a failure the footer shows no version; that is not worth a message.
  const { value: release } = useShellCall(getAppVersion);
  const [open, setOpen] = useState(false);

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

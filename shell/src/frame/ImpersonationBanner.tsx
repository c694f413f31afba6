import { useSession } from '@meet/remote-kit';
import { Banner, Button } from '@meet/ui';
import { useShell } from '../base/ShellContext.ts';
import { useText } from '../base/useText.ts';

/** Shown while an administrator views a person's account; its link leaves that account. */
export function ImpersonationBanner() {
  const t = useText();
  const { signOut } = useShell();
  const session = useSession();
  if (session.state !== 'signed-in' || session.impersonatedBy === undefined) return null;
  return (
    <Banner
      edge
      tone="warning"
      actions={
        <Button size="sm" variant="secondary" onClick={() => void signOut()}>
          {t('impersonation.login')}
        </Button>
      }
    >
      {t('impersonation.text', { name: session.impersonatedBy })}
    </Banner>
  );
}

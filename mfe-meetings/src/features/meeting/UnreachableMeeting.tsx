import type { CallFailure } from '@meet/contracts/client';
import { useHost, useSession, useTexts } from '@meet/remote-kit';
import { Button, LinkButton, StandaloneMessagePage } from '@meet/ui';
import { NotFoundArt, OfflineArt } from '@meet/ui/illustrations';

const UNKNOWN = ['ROOM_NOT_FOUND', 'VALIDATION_FAILED'];

/** Shown for a room that does not exist or a server that does not answer. Each has a next step. */
export function UnreachableMeeting({ failure, onRetry }: { failure: CallFailure; onRetry: () => void }) {
  const t = useTexts();
  const host = useHost();
  const signedIn = useSession().state === 'signed-in';
  const unknown = UNKNOWN.includes(failure.code);
  return (
    <StandaloneMessagePage
      illustration={unknown ? <NotFoundArt /> : <OfflineArt />}
      title={t(unknown ? 'room.unknown' : 'room.unreachable')}
      description={unknown ? t('room.unknownText') : host.i18n.errorText(failure)}
      action={
        <>
          {!unknown && (
            <Button variant="primary" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          <LinkButton
            variant={unknown ? 'primary' : 'secondary'}
            href={signedIn ? host.hrefFor('dashboard', { '*': 'join' }) : host.hrefFor('home')}
          >
            {t(signedIn ? 'toDashboard' : 'toHome')}
          </LinkButton>
        </>
      }
    />
  );
}

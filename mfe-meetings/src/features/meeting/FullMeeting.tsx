import { useHost, useSession, useTexts } from '@meet/remote-kit';
import { Button, LinkButton, StandaloneMessagePage, Text } from '@meet/ui';
import { LobbyArt } from '@meet/ui/illustrations';
import { useEffect, useState } from 'react';

/** Interval at which the page checks for a free place, in milliseconds. */
const CHECK_MS = 5_000;

export interface FullMeetingProps {
  /** Checks whether the meeting is still full. Settles when that is known, or can't be known. */
  onCheck: () => Promise<void>;
}

/** The page of a meeting without a free place. It checks for one regularly, and at once after a click. */
export function FullMeeting({ onCheck }: FullMeetingProps) {
  const t = useTexts();
  const host = useHost();
  const signedIn = useSession().state === 'signed-in';
  const [check, setCheck] = useState<'none' | 'looking' | 'still'>('none');

  useEffect(() => {
    const looking = setInterval(() => void onCheck(), CHECK_MS);
    return () => clearInterval(looking);
  }, [onCheck]);

  async function checkNow() {
    setCheck('looking');
    await onCheck();
    setCheck('still');
  }

  return (
    <StandaloneMessagePage
      illustration={<LobbyArt />}
      title={t('full.title')}
      homeHref={host.hrefFor(signedIn ? 'dashboard' : 'home')}
      homeLabel={t('home')}
      description={
        <>
          {t('full.text')}
          <Text as="p" tone="muted" role="status" mt={2} minH="1lh">
            {check === 'still' && t('full.still')}
          </Text>
        </>
      }
      action={
        <>
          <Button variant="primary" loading={check === 'looking'} onClick={() => void checkNow()}>
            {t('retry')}
          </Button>
          <LinkButton href={signedIn ? host.hrefFor('dashboard', { '*': 'join' }) : host.hrefFor('home')}>
            {t(signedIn ? 'toDashboard' : 'toHome')}
          </LinkButton>
        </>
      }
    />
  );
}

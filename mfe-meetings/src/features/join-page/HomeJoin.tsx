import { useHost, useTexts } from '@meet/remote-kit';
import { Card, Heading } from '@meet/ui';
import { useEffect } from 'react';
import { warnAboutBrowser } from '../../state/warnAboutBrowser.ts';
import { JoinForm } from './JoinForm.tsx';

/** The form by which visitors join a meeting, on the home page. */
export function HomeJoin() {
  const t = useTexts();
  const host = useHost();
  useEffect(() => warnAboutBrowser(host), [host]);
  return (
    <Card>
      <Heading size="sm" mb={4}>
        {t('join.title')}
      </Heading>
      <JoinForm />
    </Card>
  );
}

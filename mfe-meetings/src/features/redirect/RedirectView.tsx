import { useHost, useSession, useTexts } from '@meet/remote-kit';
import { LinkButton, StandaloneMessagePage } from '@meet/ui';
import { NotFoundArt } from '@meet/ui/illustrations';
import { useEffect, useRef, useState } from 'react';

export interface RedirectViewProps {
  /** Text while the room is being looked up. */
  waiting: string;
  find: () => Promise<{ roomId: string }>;
  /** Returns the text about a failed look-up. */
  explain: (error: unknown) => string;
}

/** Looks up a room once and goes there. After a failure it shows the reason and a link to the home page. */
export function RedirectView({ waiting, find, explain }: RedirectViewProps) {
  const t = useTexts();
  const host = useHost();
  const signedIn = useSession().state === 'signed-in';
  const [problem, setProblem] = useState<string>();
  const isRequested = useRef(false);

  useEffect(() => {
    // Look-ups by e-mail are limited: a second run of this effect must not send another.
    if (isRequested.current) return;
    isRequested.current = true;
    find().then(
      ({ roomId }) => host.navigate(host.hrefFor('meetingJoin', { id: roomId }), { replace: true }),
      (error: unknown) => setProblem(explain(error)),
    );
  }, [explain, find, host]);

  if (problem === undefined) return <StandaloneMessagePage framed busy title={waiting} />;
  return (
    <StandaloneMessagePage
      framed
      illustration={<NotFoundArt />}
      title={problem}
      action={
        <LinkButton
          variant="primary"
          href={signedIn ? host.hrefFor('dashboard', { '*': 'join' }) : host.hrefFor('home')}
        >
          {t(signedIn ? 'toDashboard' : 'toHome')}
        </LinkButton>
      }
    />
  );
}

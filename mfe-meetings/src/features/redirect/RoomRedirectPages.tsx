import { CallFailure } from '@meet/contracts/client';
import { getMeetingByEmail, getRoomIdByAliasAndLabel } from '@meet/meetings-contract/operations';
import { useHost, useSession, useTexts } from '@meet/remote-kit';
import { useParams } from 'react-router-dom';
import { RedirectView } from './RedirectView.tsx';

/** Punctuation that another program took for a part of the link. No address, alias or label ends with it. */
const MARKS_BEHIND = `)]}>.,;:!?'"’”»`;

function withoutMarks(written: string): string {
  let end = written.length;
  while (end > 0 && MARKS_BEHIND.includes(written.charAt(end - 1))) end -= 1;
  return written.slice(0, end);
}

/** Page of `/{email}` and `/{alias}`: a personal room. */
export function PersonalRoomPage() {
  const emailOrAlias = withoutMarks(useParams().emailOrAlias ?? '');
  return emailOrAlias.includes('@') ? <EmailRoom email={emailOrAlias} /> : <AliasRoom alias={emailOrAlias} />;
}

/** Page of `/{alias}/{label}`: a labelled room. */
export function LabelledRoomPage() {
  const { alias = '', label } = useParams();
  return <AliasRoom alias={alias} label={label && withoutMarks(label)} />;
}

function EmailRoom({ email }: { email: string }) {
  const t = useTexts();
  const host = useHost();
  const session = useSession();
  const userEmail = session.state === 'signed-in' ? session.email : undefined;
  return (
    <RedirectView
      waiting={t('redirect.email')}
      find={() => host.api.execute(getMeetingByEmail, { email, userEmail })}
      explain={(error) => host.i18n.errorText(error)}
    />
  );
}

function AliasRoom({ alias, label }: { alias: string; label?: string }) {
  const t = useTexts();
  const host = useHost();
  return (
    <RedirectView
      waiting={t('redirect.room')}
      find={() => host.api.execute(getRoomIdByAliasAndLabel, { userAlias: alias, roomLabel: label })}
      explain={(error) => t(isServerFault(error) ? 'redirect.failed' : 'redirect.notFound')}
    />
  );
}

/** Returns whether the server failed. Any other failure means that the link is wrong. */
function isServerFault(error: unknown): boolean {
  return !(error instanceof CallFailure) || ['INTERNAL', 'UNAVAILABLE', 'NETWORK'].includes(error.code);
}

import { describeInvitation } from '@meet/accounts-contract/operations';
import { StandaloneMessagePage } from '@meet/ui';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { LinkFailedPage } from '../LinkFailedPage.tsx';
import { useRedeem } from '../useRedeem.ts';
import { AnsweredInvitation, type Answer } from './AnsweredInvitation.tsx';
import { ClosedInvitation } from './ClosedInvitation.tsx';
import { useInvitationTexts } from './InvitationTexts.ts';
import { OpenInvitation } from './OpenInvitation.tsx';

/** Shows an invitation, to accept or decline. Opening the page does not use the link up. */
export function InviteMember() {
  const t = useInvitationTexts();
  const { token = '', type } = useParams<{ token: string; type: string }>();
  const [answer, setAnswer] = useState<Answer>();
  const described = useRedeem(
    describeInvitation,
    useMemo(() => ({ token, type }), [token, type]),
  );

  if (described.state === 'busy') return <StandaloneMessagePage busy title={t('busy')} />;
  if (described.state === 'failed') return <LinkFailedPage title={t('failed')} error={described.error} />;
  const { invitation } = described.answer;
  if (answer) return <AnsweredInvitation answer={answer} invitation={invitation} />;
  if (invitation.state !== 'invited') {
    return <ClosedInvitation state={invitation.state} inviterName={invitation.inviterName} />;
  }
  return <OpenInvitation invitation={invitation} token={token} onAnswered={setAnswer} />;
}

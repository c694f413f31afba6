import { getNotificationInvitation } from '@meet/notifications-contract/operations';
import { StandaloneMessagePage } from '@meet/ui';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { LinkFailedPage } from '../LinkFailedPage.tsx';
import { useRedeem } from '../useRedeem.ts';
import { AnsweredFollowRequest } from './AnsweredFollowRequest.tsx';
import { useFollowTexts } from './FollowTexts.ts';
import { OpenFollowRequest } from './OpenFollowRequest.tsx';

/** Shows a follow request, to accept or refuse. Opening the page does not use the link up. */
export function AcceptFollow() {
  const t = useFollowTexts();
  const { token = '' } = useParams<{ token: string }>();
  const [answer, setAnswer] = useState<'accepted' | 'refused'>();
  const found = useRedeem(
    getNotificationInvitation,
    useMemo(() => ({ inviteToken: token }), [token]),
  );

  if (found.state === 'busy') return <StandaloneMessagePage busy title={t('busy')} />;
  if (found.state === 'failed') return <LinkFailedPage title={t('failed')} error={found.error} />;
  const { invitation } = found.answer;
  if (answer) return <AnsweredFollowRequest answer={answer} name={invitation.fullName || invitation.email} />;
  return <OpenFollowRequest followRequest={invitation} token={token} onAnswered={setAnswer} />;
}

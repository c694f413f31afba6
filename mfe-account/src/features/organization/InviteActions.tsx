import { useTexts } from '@meet/remote-kit';
import { Button } from '@meet/ui';
import { UserPlus, UsersRound } from '@meet/ui/icons';
import { useState } from 'react';
import { InviteMemberDialog } from './InviteMemberDialog.tsx';
import { SuggestionsDialog } from './SuggestionsDialog.tsx';

/** Buttons that open the dialogs for inviting people. */
export function InviteActions({ onSettled }: { onSettled: () => void }) {
  const t = useTexts();
  const [dialog, setDialog] = useState<'invite' | 'suggestions'>();
  const close = () => setDialog(undefined);
  return (
    <>
      <Button icon={<UsersRound aria-hidden />} onClick={() => setDialog('suggestions')}>
        {t('organization.suggestions.action')}
      </Button>
      <Button variant="primary" icon={<UserPlus aria-hidden />} onClick={() => setDialog('invite')}>
        {t('organization.invite.action')}
      </Button>
      {dialog === 'invite' && <InviteMemberDialog onClose={close} onDone={onSettled} />}
      {dialog === 'suggestions' && <SuggestionsDialog onClose={close} onSettled={onSettled} />}
    </>
  );
}

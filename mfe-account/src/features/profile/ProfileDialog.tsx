import { type SlotProps, useTexts } from '@meet/remote-kit';
import { Dialog, ErrorState, SkeletonText, Tabs } from '@meet/ui';
import { PersonalTab } from './PersonalTab.tsx';
import { SecurityTab } from './SecurityTab.tsx';
import { useAccount } from './useAccount.ts';

/** Dialog of the person's account: what others see of it, and its security. */
export function ProfileDialog({ onClose }: SlotProps<'account.profile/v1'>) {
  const t = useTexts();
  const { account, failed, reload, change } = useAccount();
  return (
    <Dialog open size="lg" title={t('profile.title')} onClose={() => onClose()}>
      {failed ? (
        <ErrorState title={t('profile.failed')} onRetry={reload} />
      ) : !account ? (
        <SkeletonText lines={8} />
      ) : (
        <Tabs
          label={t('profile.title')}
          items={[
            {
              id: 'personal',
              label: t('profile.personal'),
              content: <PersonalTab account={account} onChange={change} />,
            },
            {
              id: 'security',
              label: t('profile.security'),
              content: (
                <SecurityTab onPasswordChange={(endedOtherAccess) => endedOtherAccess && change({ apiKey: null })} />
              ),
            },
          ]}
        />
      )}
    </Dialog>
  );
}

import { type SlotProps, useTexts } from '@meet/remote-kit';
import { Dialog, Tabs } from '@meet/ui';
import { AuditTab } from './AuditTab.tsx';
import { FindAccountTab } from './FindAccountTab.tsx';

/** Lets administrators view a person's account, and shows who viewed whose account. */
export function ViewAccountDialog({ onClose }: SlotProps<'account.viewAccount/v1'>) {
  const t = useTexts();
  return (
    <Dialog
      open
      size="lg"
      title={t('viewAccount.title')}
      description={t('viewAccount.description')}
      onClose={() => onClose()}
    >
      <Tabs
        label={t('viewAccount.title')}
        items={[
          { id: 'find', label: t('viewAccount.find'), content: <FindAccountTab onClose={() => onClose()} /> },
          { id: 'audit', label: t('viewAccount.audit'), content: <AuditTab /> },
        ]}
      />
    </Dialog>
  );
}

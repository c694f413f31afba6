import { type SlotProps, useTexts } from '@meet/remote-kit';
import { Button, Dialog, Text } from '@meet/ui';

/** Fills the slot that this remote declares. Any other remote may open it by `host.openDialog`. */
export function WelcomeDialog({ name, onClose }: SlotProps<'exampleThings.welcome/v1'>) {
  const t = useTexts();
  return (
    <Dialog
      open
      title={t('welcome.title')}
      onClose={() => onClose()}
      footer={
        <Button variant="primary" onClick={() => onClose('welcomed')}>
          {t('welcome.done')}
        </Button>
      }
    >
      <Text>{t('welcome.text', { name })}</Text>
    </Dialog>
  );
}

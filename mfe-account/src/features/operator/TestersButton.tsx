import { getTesters } from '@meet/releases-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { Button } from '@meet/ui';
import { useState } from 'react';
import { TestersDialog } from './TestersDialog.tsx';

/** Opens the dialog with the present list of testers. */
export function TestersButton() {
  const t = useTexts();
  const { api, toast, i18n } = useHost();
  const [emails, setEmails] = useState<readonly string[]>();
  const [isOpening, setIsOpening] = useState(false);

  async function open() {
    setIsOpening(true);
    try {
      setEmails((await api.execute(getTesters, {})).emails);
    } catch (error) {
      toast({ type: 'error', message: i18n.errorText(error) });
    } finally {
      setIsOpening(false);
    }
  }

  return (
    <>
      <Button loading={isOpening} onClick={() => void open()}>
        {t('operator.testers.title')}
      </Button>
      {emails && <TestersDialog emails={emails} onClose={() => setEmails(undefined)} />}
    </>
  );
}

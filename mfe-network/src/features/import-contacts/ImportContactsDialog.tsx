import type { SlotProps } from '@meet/remote-kit';
import { useBehavior, useTexts } from '@meet/remote-kit';
import { Banner, Button, Dialog, HStack, Spinner, Text } from '@meet/ui';
import { useEffect } from 'react';
import { useNetwork } from '../../state/getNetwork.ts';
import { ContactFileButton } from './ContactFileButton.tsx';
import { ImportPicker } from './ImportPicker.tsx';
import { useFileContacts } from './useFileContacts.ts';
import { useImportChoice } from './useImportChoice.ts';
import { useProviderContacts } from './useProviderContacts.ts';

/** Imports contacts that the person chooses, from a file or from the provider's list. */
export function ImportContactsDialog({ onClose }: SlotProps<'network.importContacts/v1'>) {
  const t = useTexts();
  const { contactsImport } = useNetwork();
  const provider = useBehavior(contactsImport.provider$);
  const importing = useBehavior(contactsImport.importing$);
  const { permission, ask } = useProviderContacts();
  const file = useFileContacts();
  const providerRows = permission.step === 'done' ? permission.rows : undefined;
  const choice = useImportChoice(file.rows ?? providerRows, {
    isFile: file.rows !== undefined,
    onImported: () => onClose('imported'),
  });
  useEffect(() => contactsImport.findProvider(), [contactsImport]);

  const step = file.rows ? 'done' : permission.step;
  const problem = file.problem ?? (permission.step === 'ask' && !file.rows ? permission.problem : choice.problem);
  const hasChoice = choice.contacts.length > 0;
  return (
    <Dialog
      open
      sticky
      title={t('import.title')}
      description={t(hasChoice ? 'import.chooseText' : provider === null ? 'import.textFile' : 'import.text')}
      onClose={() => onClose()}
      footer={
        <>
          <Button onClick={() => onClose()}>{t(step === 'done' && !hasChoice ? 'import.close' : 'form.cancel')}</Button>
          {!hasChoice && step !== 'read' && <ContactFileButton isReading={file.isReading} onChoose={file.read} />}
          {step === 'wait' && <Button onClick={ask}>{t('import.openAgain')}</Button>}
          {step === 'ask' && provider && (
            <Button variant="primary" onClick={ask}>
              {t(`import.ask.${provider}`)}
            </Button>
          )}
          {hasChoice && (
            <Button variant="primary" loading={importing} onClick={choice.submit}>
              {t('import.submit')}
            </Button>
          )}
        </>
      }
    >
      {problem && (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      )}
      {(step === 'wait' || step === 'read') && (
        <HStack gap={3} role="status">
          <Spinner />
          <Text>{t(step === 'wait' ? 'import.waiting' : 'import.reading')}</Text>
        </HStack>
      )}
      {step === 'done' && choice.nobody && <Text role="status">{choice.nobody}</Text>}
      {hasChoice && (
        <ImportPicker
          contacts={choice.contacts}
          chosen={choice.chosen}
          onChange={choice.setChosen}
          error={choice.selectError}
        />
      )}
      {provider === 'development' && (
        <Text size="xs" tone="muted" mt={3}>
          {t('import.developmentNote')}
        </Text>
      )}
    </Dialog>
  );
}

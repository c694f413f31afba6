import type { SlotProps } from '@meet/remote-kit';
import { useBehavior, useTexts } from '@meet/remote-kit';
import { Banner, Button, Dialog, HStack, Spinner, Text } from '@meet/ui';
import { useEffect } from 'react';
import { useNetwork } from '../../state/getNetwork.ts';
import { ImportPicker } from './ImportPicker.tsx';
import { useImportChoice } from './useImportChoice.ts';
import { useProviderContacts } from './useProviderContacts.ts';

/** Asks the provider for the person's contacts, and imports those that the person chooses. */
export function ImportContactsDialog({ onClose }: SlotProps<'network.importContacts/v1'>) {
  const t = useTexts();
  const { contactsImport } = useNetwork();
  const provider = useBehavior(contactsImport.provider$);
  const importing = useBehavior(contactsImport.importing$);
  const { permission, ask } = useProviderContacts();
  const choice = useImportChoice(permission.step === 'done' ? permission.rows : undefined, () => onClose('imported'));
  useEffect(() => contactsImport.findProvider(), [contactsImport]);

  const { step } = permission;
  const problem = step === 'ask' ? permission.problem : choice.problem;
  const hasChoice = choice.contacts.length > 0;
  return (
    <Dialog
      open
      sticky
      title={t('import.title')}
      description={t(hasChoice ? 'import.chooseText' : 'import.text')}
      onClose={() => onClose()}
      footer={
        <>
          <Button onClick={() => onClose()}>{t(step === 'done' && !hasChoice ? 'import.close' : 'form.cancel')}</Button>
          {step === 'wait' && <Button onClick={ask}>{t('import.openAgain')}</Button>}
          {step === 'ask' && (
            <Button variant="primary" onClick={ask} disabled={!provider}>
              {t(`import.ask.${provider ?? 'other'}`)}
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
      {step === 'ask' && provider === null && <Text>{t('import.noProvider')}</Text>}
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

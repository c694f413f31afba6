import { API_KEY_EXPIRY_DEFAULT_DAYS, type ApiKey, type KeyServiceEntry } from '@meet/integrations-contract';
import { generateApiKey } from '@meet/integrations-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { CallForm, SubmitButton } from '@meet/remote-kit/forms';
import { Box, CheckboxField, Flex, SelectField, Text, TextField } from '@meet/ui';

const EXPIRY_DAYS = [30, 90, API_KEY_EXPIRY_DEFAULT_DAYS];

interface Values {
  readonly name: string;
  readonly serviceId: string;
  /** Days until the key expires; empty if it never does. */
  readonly expiresInDays: string;
  readonly isHidden: boolean;
}

const toInput = ({ expiresInDays, isHidden, ...values }: Values) => ({
  ...values,
  expiresInDays: expiresInDays ? Number(expiresInDays) : null,
  ...(isHidden && { isHidden }),
});

interface Props {
  readonly services: readonly KeyServiceEntry[];
  /** Id of the preselected service; empty for none. */
  readonly serviceId: string;
  readonly onMade: (made: ApiKey) => void;
}

/** Creates a key for one service, and shows its rights before it is created. */
export function ApiKeyForm({ services, serviceId, onMade }: Props) {
  const t = useTexts();
  const { toast, i18n } = useHost();
  const options = services.map(({ id, display_name: name, label }) => ({
    value: id,
    label: label === 'Enabled' ? t('apiKeys.enabled', { name }) : name,
  }));
  const initialValues: Values = {
    name: '',
    serviceId,
    expiresInDays: String(API_KEY_EXPIRY_DEFAULT_DAYS),
    isHidden: false,
  };
  const expiries = [
    { value: '', label: t('apiKeys.never') },
    ...EXPIRY_DAYS.map((days) => ({ value: String(days), label: t('apiKeys.days', { count: days }) })),
  ];

  return (
    <CallForm
      label={t('apiKeys.add')}
      call={generateApiKey}
      initialValues={initialValues}
      toInput={toInput}
      onInvalid={() => toast({ type: 'warning', message: t('apiKeys.invalid') })}
      onDone={({ apiKey }) => {
        toast({ type: 'success', message: t('apiKeys.added') });
        onMade(apiKey);
      }}
      toRefusal={(error) => toast({ type: 'error', message: i18n.errorText(error) })}
    >
      {({ values }) => (
        <>
          <Flex columnGap={3} rowGap={1} flexWrap="wrap" alignItems="flex-start">
            <Box flex="2 1 220px">
              <TextField name="name" label={t('apiKeys.name')} autoComplete="off" autoFocus />
            </Box>
            <Box flex="2 1 200px">
              <SelectField
                name="serviceId"
                label={t('apiKeys.availableService')}
                placeholder={t('apiKeys.chooseService')}
                options={options}
              />
            </Box>
            <Box flex="1 1 130px">
              <SelectField name="expiresInDays" label={t('apiKeys.expires')} options={expiries} />
            </Box>
            <SubmitButton mt={{ base: 0, lg: '27px' }} flex={{ base: '1 1 100%', lg: '0 0 auto' }}>
              {t('apiKeys.generate')}
            </SubmitButton>
          </Flex>
          <CheckboxField name="isHidden" label={t('apiKeys.hideValue')} help={t('apiKeys.hideValueHelp')} />
          <Text tone="muted" minH={{ base: 10, md: 5 }} mt={{ base: 2, lg: 0 }} role="status">
            {values.serviceId ? t(`apiKeys.opens.${values.serviceId}`, { defaultValue: '' }) : t('apiKeys.opensHint')}
          </Text>
        </>
      )}
    </CallForm>
  );
}

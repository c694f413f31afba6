import { getSecondFactor } from '@meet/accounts-contract/operations';
import { useCall, useTexts } from '@meet/remote-kit';
import { Button, Heading, HStack, Stack, Tag, Text } from '@meet/ui';
import { useState } from 'react';
import { RemoveSecondFactorForm } from './RemoveSecondFactorForm.tsx';
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx';

/** Shows whether sign-in requires a code, and the button that changes it. */
export function SecondFactorSection() {
  const t = useTexts();
  const { value, setValue } = useCall(getSecondFactor, {});
  const [isOpen, setOpen] = useState(false);

  if (!value) return null;
  const { isEnabled } = value;
  const finish = (enabled: boolean) => {
    setValue({ isEnabled: enabled });
    setOpen(false);
  };
  return (
    <Stack gap={3} alignItems="flex-start">
      <HStack gap={3}>
        <Heading as="h3" size="sm">
          {t('secondFactor.title')}
        </Heading>
        <Tag tone={isEnabled ? 'success' : 'neutral'}>{t(isEnabled ? 'secondFactor.on' : 'secondFactor.off')}</Tag>
      </HStack>
      <Text tone="muted">{t('secondFactor.description')}</Text>
      {!isOpen ? (
        <Button size="sm" onClick={() => setOpen(true)}>
          {t(isEnabled ? 'secondFactor.turnOff' : 'secondFactor.turnOn')}
        </Button>
      ) : isEnabled ? (
        <RemoveSecondFactorForm onDone={() => finish(false)} onCancel={() => setOpen(false)} />
      ) : (
        <SetUpSecondFactor onDone={() => finish(true)} onCancel={() => setOpen(false)} />
      )}
    </Stack>
  );
}

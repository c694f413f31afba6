import { removeSecondFactor } from '@meet/accounts-contract/operations';
import { useTexts } from '@meet/remote-kit';
import { PasswordField, TextField } from '@meet/ui';
import { CallForm } from './CallForm.tsx';

interface Props {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export function RemoveSecondFactorForm({ onDone, onCancel }: Props) {
  const t = useTexts();
  return (
    <CallForm
      call={removeSecondFactor}
      initialValues={{ password: '', code: '' }}
      submitLabel={t('secondFactor.turnOff')}
      onDone={onDone}
      onCancel={onCancel}
    >
      <PasswordField name="password" label={t('password.current')} autoComplete="current-password" autoFocus />
      <TextField name="code" label={t('secondFactor.code')} autoComplete="one-time-code" />
    </CallForm>
  );
}

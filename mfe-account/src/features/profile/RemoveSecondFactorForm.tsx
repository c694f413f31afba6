import { removeSecondFactor } from '@meet/accounts-contract/operations';
import { useTexts } from '@meet/remote-kit';
import { CallForm } from '@meet/remote-kit/forms';
import { PasswordField, TextField } from '@meet/ui';
import { FormButtons } from './FormButtons.tsx';

interface Props {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export function RemoveSecondFactorForm({ onDone, onCancel }: Props) {
  const t = useTexts();
  return (
    <CallForm call={removeSecondFactor} initialValues={{ password: '', code: '' }} onDone={onDone}>
      <PasswordField name="password" label={t('password.current')} autoComplete="current-password" autoFocus />
      <TextField name="code" label={t('secondFactor.code')} autoComplete="one-time-code" />
      <FormButtons submitLabel={t('secondFactor.turnOff')} onCancel={onCancel} />
    </CallForm>
  );
}

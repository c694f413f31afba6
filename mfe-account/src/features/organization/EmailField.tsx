import { useTexts } from '@meet/remote-kit';
import { TextField } from '@meet/ui';

/** Required e-mail address of somebody else: nothing is completed from the person's own data. */
export function EmailField() {
  const t = useTexts();
  return (
    <TextField
      name="email"
      type="email"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      label={t('organization.email')}
      required
    />
  );
}

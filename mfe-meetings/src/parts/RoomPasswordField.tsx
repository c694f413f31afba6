import { generateRoomPassword, isGuessable } from '@meet/contracts/passwords';
import { MEETING_LIMITS } from '@meet/meetings-contract';
import { useTexts } from '@meet/remote-kit';
import { Button, TextField, useFormikContext } from '@meet/ui';

/** Field for the password of a room. It offers a generated one, and warns that a short one is easily guessed. */
export function RoomPasswordField({ hasPassword }: { hasPassword: boolean }) {
  const t = useTexts();
  const { values, setFieldValue } = useFormikContext<{ password?: string }>();
  const usual = t(hasPassword ? 'start.passwordKept' : 'start.passwordHelp');
  return (
    <TextField
      name="password"
      label={t('start.password')}
      help={isGuessable(values.password ?? '') ? t('start.passwordGuessable') : usual}
      aside={
        <Button variant="ghost" size="sm" onClick={() => void setFieldValue('password', generateRoomPassword())}>
          {t('start.passwordGenerate')}
        </Button>
      }
      maxLength={MEETING_LIMITS.password}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

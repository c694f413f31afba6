import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../buttons/IconButton.tsx';
import { useUiTexts } from '../provider/UiTexts.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** `autoComplete` must be 'current-password' or 'new-password', for password managers. */
export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'endAction'> & {
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordField(props: PasswordFieldProps) {
  const texts = useUiTexts();
  const [revealed, setRevealed] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={revealed ? 'text' : 'password'}
      endAction={
        <IconButton
          size="sm"
          label={revealed ? texts.hidePassword : texts.showPassword}
          icon={revealed ? <EyeOff /> : <Eye />}
          onClick={() => setRevealed(!revealed)}
        />
      }
    />
  );
}

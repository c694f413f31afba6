import { LIMITS, NAME_FORBIDDEN_CHARACTERS } from '@meet/contracts';
import { TextField, type TextFieldProps } from '@meet/ui';

/** Field for a person's name. It refuses special characters as they are typed, and removes them from pasted text. */
export function NameField(props: TextFieldProps) {
  return <TextField autoComplete="name" maxLength={LIMITS.joinName} refused={NAME_FORBIDDEN_CHARACTERS} {...props} />;
}

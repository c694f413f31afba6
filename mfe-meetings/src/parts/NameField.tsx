import { LIMITS, NAME_FORBIDDEN_CHARACTERS } from '@meet/contracts';
import { TextField, type TextFieldProps } from '@meet/ui';

/** A person's name: special characters are refused on key and left out of what is pasted. */
export function NameField(props: TextFieldProps) {
  return <TextField autoComplete="name" maxLength={LIMITS.joinName} refused={NAME_FORBIDDEN_CHARACTERS} {...props} />;
}

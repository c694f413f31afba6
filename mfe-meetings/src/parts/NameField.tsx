import { LIMITS, NAME_FORBIDDEN_CHARACTERS } from '@meet/contracts';
import { TextField, useFormikContext, type TextFieldProps } from '@meet/ui';

const forbidden = new RegExp(NAME_FORBIDDEN_CHARACTERS.source, 'g');

/** A person's name: special characters are refused on key and left out of what is pasted. */
export function NameField(props: TextFieldProps) {
  const { setFieldValue } = useFormikContext();
  return (
    <TextField
      autoComplete="name"
      maxLength={LIMITS.joinName}
      {...props}
      onKeyDown={(event) => {
        const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
        if (isText && NAME_FORBIDDEN_CHARACTERS.test(event.key)) event.preventDefault();
      }}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text');
        if (!NAME_FORBIDDEN_CHARACTERS.test(pasted)) return;
        event.preventDefault();
        const { value, selectionStart, selectionEnd } = event.currentTarget;
        const clean = pasted.replace(forbidden, '');
        const joined =
          value.slice(0, selectionStart ?? value.length) + clean + value.slice(selectionEnd ?? value.length);
        void setFieldValue(props.name, joined.slice(0, LIMITS.joinName));
      }}
    />
  );
}

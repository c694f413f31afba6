import type { FormSchema } from '@meet/contracts/forms';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { CallForm } from '@meet/remote-kit/forms';
import { Box, Button, Text, TextField } from '@meet/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormButtons } from './FormButtons.tsx';
import { ProfileRow } from './ProfileRow.tsx';

interface Props {
  readonly label: string;
  /** Name of the value in the call's input. */
  readonly name: string;
  readonly value: string;
  readonly schema: FormSchema;
  readonly autoComplete: string;
  readonly type?: 'tel';
  readonly maxLength?: number;
  /** Characters that the field refuses. */
  readonly refused?: RegExp;
  /** Content beside the label while the value is not being edited. */
  readonly info?: ReactNode;
  /** Returns content below the field for the typed text. */
  readonly preview?: (value: string) => ReactNode;
  /** Saves the value. Throws when it is refused; the typed text then stays. */
  readonly onSave: (value: string) => Promise<void>;
}

/**
 * Shows a value that the person can edit in its place, unless an administrator views the account. Cancel keeps the old
 * value.
 */
export function EditableRow(props: Props) {
  const { label, name, value, schema, autoComplete, type, maxLength, refused, info, preview, onSave } = props;
  const t = useTexts();
  const { i18n } = useHost();
  const isViewing = useIsViewing();
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);

  const wasEditing = useRef(false);
  useEffect(() => {
    // The focus returns to the button that opened the field, once that is drawn again.
    if (wasEditing.current && !editing) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const close = () => setEditing(false);

  if (!editing) {
    return (
      <ProfileRow
        label={label}
        info={info}
        action={
          !isViewing && (
            <Button
              ref={editButton}
              size="sm"
              variant="ghost"
              aria-label={t('profile.editField', { field: label })}
              onClick={() => setEditing(true)}
            >
              {t('profile.edit')}
            </Button>
          )
        }
      >
        <Text truncate tone={value ? 'normal' : 'subtle'}>
          {value || t('profile.none')}
        </Text>
        {preview?.(value)}
      </ProfileRow>
    );
  }
  return (
    <Box py={3} borderTopWidth="1px">
      <CallForm
        schema={schema}
        initialValues={{ [name]: value }}
        send={(values) => onSave(values[name] ?? '')}
        onDone={close}
        toRefusal={(error) => ({ [name]: i18n.errorText(error) })}
      >
        {({ values }) => (
          <>
            <TextField {...{ name, type, label, autoComplete, maxLength, refused }} autoFocus />
            {preview?.(values[name] ?? '')}
            <FormButtons mt={2} justifyContent="flex-end" submitLabel={t('profile.save')} onCancel={close} />
          </>
        )}
      </CallForm>
    </Box>
  );
}

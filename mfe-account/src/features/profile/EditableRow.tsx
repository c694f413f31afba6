import { validateForm } from '@meet/contracts/forms';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Box, Button, Form, Formik, HStack, Text, TextField } from '@meet/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Schema } from 'yup';
import { ProfileRow } from './ProfileRow.tsx';

interface Props {
  readonly label: string;
  /** The call's input member. */
  readonly name: string;
  readonly value: string;
  readonly schema: Schema<unknown>;
  readonly autoComplete: string;
  readonly type?: 'tel';
  readonly maxLength?: number;
  /** Characters that it takes none of. */
  readonly refused?: RegExp;
  /** Beside the label, while the value is looked at. */
  readonly info?: ReactNode;
  /** Under the field, of what is typed. */
  readonly preview?: (value: string) => ReactNode;
  /** Throws when refused; what was typed stays. */
  readonly onSave: (value: string) => Promise<void>;
}

/** A value to look at, and to change in its place where it is the own one. Cancel leaves it as it was. */
export function EditableRow(props: Props) {
  const { label, name, value, schema, autoComplete, type, maxLength, refused, info, preview, onSave } = props;
  const t = useTexts();
  const { i18n } = useHost();
  const isViewing = useIsViewing();
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);

  const wasEditing = useRef(false);
  useEffect(() => {
    // Focus goes back to where it came from, once the button is there again.
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
      <Formik<Record<string, string>>
        initialValues={{ [name]: value }}
        validate={(values) => validateForm(schema as Schema, values, i18n.t)}
        onSubmit={async (values, { setFieldError }) => {
          try {
            await onSave(values[name] ?? '');
            close();
          } catch (error) {
            setFieldError(name, i18n.errorText(error));
          }
        }}
      >
        {({ values, isSubmitting }) => (
          <Form noValidate>
            <TextField {...{ name, type, label, autoComplete, maxLength, refused }} autoFocus />
            {preview?.(values[name] ?? '')}
            <HStack mt={2} gap={2} justifyContent="flex-end">
              <Button size="sm" onClick={close}>
                {t('profile.cancel')}
              </Button>
              <Button size="sm" type="submit" variant="primary" loading={isSubmitting}>
                {t('profile.save')}
              </Button>
            </HStack>
          </Form>
        )}
      </Formik>
    </Box>
  );
}

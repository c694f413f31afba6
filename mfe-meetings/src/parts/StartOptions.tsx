import { useTexts } from '@meet/remote-kit';
import { Button, SelectField, Stack, useFormikContext } from '@meet/ui';
import { ChevronDown, ChevronUp } from '@meet/ui/icons';
import { useId, useState, type ReactNode } from 'react';
import { RoomPasswordField } from './RoomPasswordField.tsx';
import { SubjectField } from './SubjectField.tsx';

export interface StartOptionsProps {
  withSubject?: boolean;
  /** Whether the room has a password, which an empty field keeps. */
  hasPassword?: boolean;
  /** The start mode in the host's configuration, if it is known. */
  hostMode?: number;
  /** Further fields, after the subject. */
  children?: ReactNode;
}

const MODES = [1, 2, 3] as const;
const FOLDED = ['password', 'subject', 'roomId'];

/** Options of a meeting's start. They are collapsed at first, because most meetings need none. */
export function StartOptions({ withSubject = false, hasPassword = false, hostMode, children }: StartOptionsProps) {
  const t = useTexts();
  const id = useId();
  const { errors } = useFormikContext<Record<string, unknown>>();
  const [isOpen, setOpen] = useState(false);
  // A field with an error is never hidden.
  const isShown = isOpen || FOLDED.some((name) => errors[name]);
  const asConfigured = hostMode
    ? t('start.hostModeNamed', { mode: t(`rooms.startModes.${hostMode}`) })
    : t('start.hostMode');

  return (
    <Stack gap={1}>
      <Button
        variant="ghost"
        size="sm"
        alignSelf="flex-start"
        aria-expanded={isShown}
        aria-controls={id}
        icon={isShown ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {t('start.options')}
      </Button>
      <Stack id={id} gap={2} hidden={!isShown} display={isShown ? 'flex' : 'none'}>
        {withSubject && <SubjectField />}
        {children}
        <RoomPasswordField hasPassword={hasPassword} />
        <SelectField
          name="mode"
          label={t('start.mode')}
          options={[
            { value: '', label: asConfigured },
            ...MODES.map((mode) => ({ value: String(mode), label: t(`rooms.startModes.${mode}`) })),
          ]}
        />
      </Stack>
    </Stack>
  );
}

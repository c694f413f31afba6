import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useUiTexts } from '../provider/UiTexts.ts';
import { styled } from '../theme/styled.ts';

const Holder = styled('div', {
  base: { display: 'flex', flexDirection: 'column', w: 'full', minW: 0, pb: 2 },
  variants: { slim: { true: { pb: 0 } } },
});
const Top = styled('div', { base: { display: 'flex', alignItems: 'baseline', gap: 1.5, mb: 1.5, fontSize: 'sm' } });
const Label = styled('label', { base: { fontWeight: 'medium', color: 'fg' } });
const Aside = styled('div', { base: { ms: 'auto' } });
const Required = styled('span', { base: { color: 'danger.fg' } });
const Note = styled('div', {
  base: { minH: 5, mt: 1, fontSize: 'xs', lineHeight: '1.25rem', color: 'fg.muted', display: 'flex', gap: 1.5 },
  variants: { bad: { true: { color: 'danger.fg', fontWeight: 'medium' } }, slim: { true: { minH: 0, mt: 0 } } },
});
const NoteIcon = styled('span', { base: { pt: '3px' } });

/** Props that connect a control with its label and note. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string;
  'aria-required': true | undefined;
}

export interface FieldProps {
  label?: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Content right beside the label, for example an info note. */
  info?: ReactNode;
  /** Content at the end of the label's line, for example a link 'Forgot password?'. */
  aside?: ReactNode;
  /** Reserves no space for a note; only for fields that never have one. */
  slim?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/**
 * Shows a label, a control and one line of help or error below it. The line's space is reserved, so an error moves
 * nothing.
 */
export function Field({ label, help, error, required, info, aside, slim, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const texts = useUiTexts();
  const control: ControlProps = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': noteId,
    'aria-required': required || undefined,
  };
  return (
    <Holder slim={slim}>
      {label && (
        <Top>
          <Label htmlFor={id}>{label}</Label>
          {required && (
            <Required title={texts.required} aria-hidden>
              *
            </Required>
          )}
          {info}
          {aside && <Aside>{aside}</Aside>}
        </Top>
      )}
      {children(control)}
      <Note id={noteId} bad={Boolean(error)} slim={slim} aria-live="polite">
        {error ? (
          <>
            <NoteIcon>
              <CircleAlert size={14} aria-hidden />
            </NoteIcon>
            <span>{error}</span>
          </>
        ) : (
          help
        )}
      </Note>
    </Holder>
  );
}

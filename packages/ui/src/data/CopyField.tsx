import { Check, Copy } from 'lucide-react';
import { Button, type ButtonProps } from '../buttons/Button.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { Box, VisuallyHidden } from '../layout/primitives.tsx';
import { useUiTexts } from '../provider/UiTexts.ts';
import { styled } from '../theme/styled.ts';
import { useCopy } from './useCopy.ts';

const Preview = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    w: 'full',
    minW: 0,
    h: 10,
    ps: 3,
    pe: 1,
    borderRadius: 'control',
    bg: 'bg.subtle',
    fontSize: 'sm',
  },
});

export interface CopyFieldProps {
  /** Text to copy. */
  value: string;
  /** Text to show, if it differs. */
  display?: string;
  /** Name of the copy button: 'Copy link'. */
  label?: string;
  onCopied?: () => void;
}

/** Shows a link or key, with a button that copies it. */
export function CopyField({ value, display = value, label, onCopied }: CopyFieldProps) {
  return (
    <Preview>
      <Box flex={1} minW={0} overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" title={value}>
        {display}
      </Box>
      <CopyIconButton {...{ value, label, onCopied }} />
    </Preview>
  );
}

/** A copy button without text; screen readers announce its effect. */
export function CopyIconButton({ value, label, onCopied }: Omit<CopyFieldProps, 'display'>) {
  const texts = useUiTexts();
  const { copied, copy } = useCopy();
  return (
    <>
      <IconButton
        size="sm"
        label={label ?? texts.copy}
        icon={copied ? <Check /> : <Copy />}
        onClick={async () => (await copy(value)) && onCopied?.()}
      />
      <VisuallyHidden role="status">{copied && texts.copied}</VisuallyHidden>
    </>
  );
}

export interface CopyButtonProps extends Omit<ButtonProps, 'value' | 'onClick'> {
  value: string;
  onCopied?: () => void;
}

/** A copy button that shows 'Copied' for two seconds. */
export function CopyButton({ value, onCopied, children, ...props }: CopyButtonProps) {
  const texts = useUiTexts();
  const { copied, copy } = useCopy();
  return (
    <Button
      icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      {...props}
      onClick={async () => (await copy(value)) && onCopied?.()}
    >
      <span aria-live="polite">{copied ? texts.copied : (children ?? texts.copy)}</span>
    </Button>
  );
}

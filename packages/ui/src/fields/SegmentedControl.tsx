import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../layout/primitives.tsx';
import { styled } from '../theme/styled.ts';

const Group = styled('div', {
  base: {
    display: 'inline-flex',
    alignSelf: 'flex-start',
    p: 0.5,
    gap: 0.5,
    borderRadius: 'control',
    bg: 'bg.muted',
    maxW: 'full',
  },
});
const Segment = styled('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 1.5,
    minW: 0,
    h: 8,
    px: 3,
    borderRadius: '6px',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: 'background-color {durations.fast} {easings.out}',
    _hover: { color: 'fg' },
    '&:has(:checked)': { bg: 'bg.surface', color: 'fg', boxShadow: '0 1px 2px rgba(34, 31, 28, 0.12)' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.accent.ring}', outlineOffset: '1px' },
    '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
    '& svg': { boxSize: 4 },
  },
});

export interface SegmentedControlProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
}

/** Offers a few options, all visible, of which one is chosen. Arrow keys move the choice. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onChange,
  options,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Segment key={option.value}>
          <VisuallyHidden
            as="input"
            {...{
              type: 'radio',
              name,
              value: option.value,
              checked: option.value === value,
              disabled: option.disabled,
            }}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Segment>
      ))}
    </Group>
  );
}

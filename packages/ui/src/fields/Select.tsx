import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Box } from '../layout/primitives.tsx';
import { styled } from '../theme/styled.ts';
import { inputRecipe } from './inputRecipe.ts';

const Styled = styled('select', {
  ...inputRecipe,
  base: {
    ...inputRecipe.base,
    appearance: 'none',
    // Each size sets its own padding; the arrow needs its space in all of them.
    '&&': { paddingInlineEnd: 9 },
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    '& option': { bg: 'bg.raised', color: 'fg' },
  },
});

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** Name of the group in which the option is shown; options of a group must be adjacent. */
  group?: string;
}

export interface SelectProps extends Omit<HTMLChakraProps<'select'>, 'size' | 'children' | 'ref'> {
  ref?: Ref<HTMLSelectElement>;
  size?: 'sm' | 'md' | 'lg';
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; it can't be chosen again. */
  placeholder?: string;
}

function grouped(options: readonly SelectOption[]) {
  const groups: { name?: string; options: SelectOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.options.push(option);
    else groups.push({ name: option.group, options: [option] });
  }
  return groups;
}

/**
 * Returns the options, plus the value itself if it is not one of them. Otherwise the browser would show another option
 * in its place.
 */
const withValue = (options: readonly SelectOption[], value: unknown): readonly SelectOption[] =>
  typeof value === 'string' && value !== '' && !options.some((option) => option.value === value)
    ? [...options, { value, label: value }]
    : options;

/**
 * The browser's own select with the product's look: it works best on phones, with a keyboard and for screen readers.
 */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const draw = ({ value, label, disabled }: SelectOption) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
  return (
    <Box position="relative" w={props.w ?? 'full'}>
      <Styled {...props}>
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {grouped(withValue(options, props.value)).map((group) =>
          group.name ? (
            <optgroup key={group.name} label={group.name}>
              {group.options.map(draw)}
            </optgroup>
          ) : (
            group.options.map(draw)
          ),
        )}
      </Styled>
      <Box
        position="absolute"
        insetEnd={3}
        top={0}
        bottom={0}
        display="grid"
        placeItems="center"
        pointerEvents="none"
        color="fg.subtle"
      >
        <ChevronDown size={16} aria-hidden />
      </Box>
    </Box>
  );
}

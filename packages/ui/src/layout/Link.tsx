import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { useLinkClick } from '../provider/navigation.ts';
import { styled } from '../theme/styled.ts';

const Anchor = styled('a', {
  base: {
    color: 'accent.fg',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.2em',
    borderRadius: 'mark',
    cursor: 'pointer',
    transition: 'text-decoration-color {durations.fast} {easings.out}',
    _hover: { textDecorationColor: 'currentColor' },
  },
  variants: {
    look: {
      accent: {},
      quiet: { color: 'fg.muted', _hover: { color: 'fg' } },
      inText: { color: 'inherit', textDecorationColor: 'currentColor' },
      plain: { color: 'inherit', fontWeight: 'inherit', textDecoration: 'none' },
    },
  },
  defaultVariants: { look: 'accent' },
});

export interface LinkProps extends HTMLChakraProps<'a'> {
  href: string;
  look?: 'accent' | 'quiet' | 'inText' | 'plain';
  /** Opens a new tab, without access to this one. */
  external?: boolean;
}

/** A link. The router opens pages of the product, the browser all others. */
export function Link({ external, onClick, ...props }: LinkProps) {
  const handleClick = useLinkClick(onClick);
  return (
    <Anchor {...(external && { target: '_blank', rel: 'noopener noreferrer' })} {...props} onClick={handleClick} />
  );
}

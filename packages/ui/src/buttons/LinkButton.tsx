import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useLinkClick } from '../provider/navigation.ts';
import { styled } from '../theme/styled.ts';
import type { ButtonProps } from './Button.tsx';
import { buttonRecipe } from './buttonRecipe.ts';

const StyledAnchor = styled('a', buttonRecipe);

export interface LinkButtonProps
  extends HTMLChakraProps<'a'>, Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'round'> {
  href: string;
  icon?: ReactNode;
  external?: boolean;
}

/** A link that looks like a button: it navigates and has no other effect. */
export function LinkButton({ icon, external, children, onClick, ...props }: LinkButtonProps) {
  const handleClick = useLinkClick(onClick);
  return (
    <StyledAnchor {...(external && { target: '_blank', rel: 'noopener noreferrer' })} {...props} onClick={handleClick}>
      {icon}
      {children}
    </StyledAnchor>
  );
}

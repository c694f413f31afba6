import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Spinner } from '../feedback/Spinner.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';
import { styled } from '../theme/styled.ts';
import { buttonRecipe } from './buttonRecipe.ts';

const StyledButton = styled('button', buttonRecipe);
const Content = styled('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: 'inherit', minW: 0 },
  variants: { hidden: { true: { opacity: 0 } } },
});
const Busy = styled('span', { base: { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' } });

export interface ButtonProps extends Omit<HTMLChakraProps<'button'>, 'ref'> {
  ref?: React.Ref<HTMLButtonElement>;
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** Shows that work is under way: the button keeps width and focus, and ignores clicks. */
  loading?: boolean;
  icon?: ReactNode;
  wide?: boolean;
  round?: boolean;
  /**
   * Reason for which the button is disabled. It then stays focusable, so that keyboards and screen readers reach the
   * reason.
   */
  disabledReason?: string;
}

export function Button({ loading, icon, disabledReason, children, onClick, type = 'button', ...props }: ButtonProps) {
  const refused = Boolean(loading || disabledReason);
  const button = (
    <StyledButton
      type={type}
      {...props}
      aria-busy={loading || undefined}
      aria-disabled={refused || undefined}
      onClick={refused ? (event) => event.preventDefault() : onClick}
    >
      <Content hidden={loading}>
        {icon}
        {children}
      </Content>
      {loading && (
        <Busy>
          <Spinner size="sm" tone="inherit" />
        </Busy>
      )}
    </StyledButton>
  );
  return disabledReason ? <Tooltip text={disabledReason}>{button}</Tooltip> : button;
}

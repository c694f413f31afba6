import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';
import { Spinner } from '../feedback/Spinner.tsx';
import { VisuallyHidden } from '../layout/primitives.tsx';
import { Tooltip, type TooltipPlacement } from '../overlays/Tooltip.tsx';
import { styled } from '../theme/styled.ts';
import type { ButtonProps } from './Button.tsx';
import { buttonRecipe } from './buttonRecipe.ts';

const StyledButton = styled('button', buttonRecipe);

export interface IconButtonProps
  extends
    Omit<HTMLChakraProps<'button'>, 'children' | 'ref'>,
    Pick<ButtonProps, 'variant' | 'size' | 'round' | 'loading'> {
  ref?: Ref<HTMLButtonElement>;
  /** The button's name, also shown as its tooltip. */
  label: string;
  icon: ReactNode;
  /** True if the icon is a person's picture, which may contain letters. Hidden text beside it then carries the name. */
  picture?: boolean;
  /** Tooltip in place of the label, for example the reason for which it is disabled. It then describes the button. */
  tooltip?: string;
  tooltipPlacement?: TooltipPlacement;
  /** Keys that the tooltip shows, for example 'Ctrl K'. */
  shortcut?: string;
  disabledReason?: string;
  /** Mark over the corner, for example a Badge. */
  badge?: ReactNode;
}

const Holder = styled('span', { base: { position: 'relative', display: 'inline-flex' } });
const Corner = styled('span', { base: { position: 'absolute', top: 0, insetStart: '50%', pointerEvents: 'none' } });

export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    picture,
    tooltip,
    tooltipPlacement,
    shortcut,
    disabledReason,
    badge,
    loading,
    onClick,
    ...rest
  } = props;
  const refused = Boolean(loading || disabledReason);
  const explains = disabledReason ?? tooltip;
  const button = (
    <Tooltip text={explains ?? label} describes={Boolean(explains)} placement={tooltipPlacement} shortcut={shortcut}>
      <StyledButton
        type="button"
        variant="ghost"
        square
        {...rest}
        aria-label={picture ? undefined : label}
        aria-busy={loading || undefined}
        aria-disabled={refused || undefined}
        onClick={refused ? (event) => event.preventDefault() : onClick}
      >
        {loading ? <Spinner size="sm" tone="inherit" /> : icon}
        {picture && <VisuallyHidden>{label}</VisuallyHidden>}
      </StyledButton>
    </Tooltip>
  );
  if (!badge) return button;
  return (
    <Holder>
      {button}
      <Corner aria-hidden>{badge}</Corner>
    </Holder>
  );
}

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../buttons/IconButton.tsx';
import { Box, HStack } from '../layout/primitives.tsx';
import { Text } from '../layout/Text.tsx';
import { useUiTexts } from '../provider/UiTexts.ts';
import { styled } from '../theme/styled.ts';
import { toneIcons, type Tone } from './tones.tsx';

const Strip = styled('div', {
  base: { display: 'flex', alignItems: 'flex-start', gap: 3, px: 4, py: 3, borderRadius: 'control', fontSize: 'sm' },
  variants: {
    tone: {
      info: { bg: 'info.subtle', '--tone': '{colors.info.fg}' },
      success: { bg: 'success.subtle', '--tone': '{colors.success.fg}' },
      warning: { bg: 'warning.subtle', '--tone': '{colors.warning.fg}' },
      danger: { bg: 'danger.subtle', '--tone': '{colors.danger.fg}' },
      accent: { bg: 'accent.subtle', '--tone': '{colors.accent.fg}' },
    },
    edge: { true: { borderRadius: 0, alignItems: 'center', justifyContent: 'center', py: 2 } },
  },
});

export interface BannerProps {
  children: ReactNode;
  tone?: Tone;
  title?: string;
  /** Buttons or links at the end. */
  actions?: ReactNode;
  onClose?: () => void;
  /** True for a banner along the edge of the window, such as the impersonation notice. */
  edge?: boolean;
  /** 'alert' interrupts a screen reader, 'status' waits. Leave it out for a banner that is present from the start. */
  role?: 'alert' | 'status';
}

export function Banner({ children, tone = 'info', title, actions, onClose, edge, role }: BannerProps) {
  const texts = useUiTexts();
  const Icon = toneIcons[tone];
  return (
    <Strip tone={tone} edge={edge} role={role}>
      <Box color="var(--tone)" pt="1px" flexShrink={0}>
        <Icon size={18} aria-hidden />
      </Box>
      <Box flex={edge ? undefined : 1} minW={0}>
        {title && <Text weight="bold">{title}</Text>}
        <Text as="div">{children}</Text>
      </Box>
      {actions && <HStack flexShrink={0}>{actions}</HStack>}
      {onClose && <IconButton size="sm" my="-6px" label={texts.close} icon={<X />} onClick={onClose} />}
    </Strip>
  );
}

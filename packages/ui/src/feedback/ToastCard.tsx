import { X } from 'lucide-react';
import { Button } from '../buttons/Button.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { Box, HStack } from '../layout/primitives.tsx';
import { Text } from '../layout/Text.tsx';
import { useUiTexts } from '../provider/UiTexts.ts';
import { styled } from '../theme/styled.ts';
import { toneIcons } from './tones.tsx';
import { dismissToast, type Toast } from './toastStore.ts';
import { useToastTimer } from './useToastTimer.ts';

const tones = { Success: 'success', Error: 'danger', Info: 'info', Warning: 'warning', Confirm: 'accent' } as const;

const Card = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    columnGap: 3,
    w: '25rem',
    maxW: 'full',
    p: 3,
    ps: 4,
    borderRadius: 'surface',
    bg: 'bg.raised',
    boxShadow: 'float',
    animation: 'riseIn {durations.slow} {easings.out}',
  },
});

export function ToastCard({ uid, type, message, timeout, buttons = [], onAction, ...rest }: Toast) {
  const texts = useUiTexts();
  const title = rest.title ?? (type === 'Error' ? texts.error : undefined);
  const close = () => dismissToast(uid);
  const timer = useToastTimer(timeout, close);
  const Icon = toneIcons[tones[type]];
  const urgent = type === 'Error' || type === 'Warning';

  return (
    <Card role={urgent ? 'alert' : 'status'} {...timer}>
      <Box color={`${tones[type]}.fg`} pt="6px">
        <Icon size={20} aria-hidden />
      </Box>
      <Box py="5px" minW={0}>
        {title && <Text weight="bold">{title}</Text>}
        {message && <Text tone={title ? 'muted' : 'normal'}>{message}</Text>}
        {buttons.length > 0 && (
          <HStack mt={3} flexWrap="wrap">
            {buttons.map(({ text, action }, index) => (
              <Button
                key={action}
                size="sm"
                variant={index === 0 ? 'primary' : 'secondary'}
                onClick={() => (close(), onAction?.(action))}
              >
                {text}
              </Button>
            ))}
          </HStack>
        )}
      </Box>
      <IconButton size="sm" label={texts.dismiss} icon={<X />} onClick={close} />
    </Card>
  );
}

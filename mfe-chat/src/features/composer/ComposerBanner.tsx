import { HStack, IconButton, Stack } from '@meet/ui';
import { X } from '@meet/ui/icons';
import type { ReactNode } from 'react';

interface Props {
  readonly icon: ReactNode;
  readonly cancelLabel: string;
  readonly onCancel: () => void;
  /** Space between the lines, in steps of the design system. */
  readonly gap: number;
  readonly children: ReactNode;
}

/** Banner above the field for text that edits or answers a message. It announces its lines and has a cancel button. */
export function ComposerBanner({ icon, cancelLabel, onCancel, gap, children }: Props) {
  return (
    <HStack borderTopWidth="1px" px={3} py={2} gap={2} alignItems="center">
      {icon}
      <Stack gap={gap} flex={1} minW={0} role="status">
        {children}
      </Stack>
      <IconButton size="sm" label={cancelLabel} icon={<X aria-hidden />} onClick={onCancel} />
    </HStack>
  );
}

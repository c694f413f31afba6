import { Banner, Box } from '@meet/ui';
import type { ReactNode } from 'react';

/** Shows the reason for a form's refusal above its fields; a screen reader announces it at once. */
export function FormFailure({ text, actions }: { text: string | undefined; actions?: ReactNode }) {
  return (
    <Box aria-live="assertive" mb={text ? 5 : 0}>
      {text && (
        <Banner tone="danger" actions={actions}>
          {text}
        </Banner>
      )}
    </Box>
  );
}

import { Box } from '@meet/ui';
import type { ReactNode } from 'react';

/**
 * A tool beside a message. On devices with a pointer it shows while the pointer is over the message, or while the tool
 * is in use.
 */
export function ShownOnHover({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      alignSelf="center"
      flexShrink={0}
      css={{
        '@media (hover: hover)': {
          opacity: 0,
          '[data-message]:hover &, &:focus-within, &:has([aria-expanded=true])': { opacity: 1 },
        },
      }}
    >
      {children}
    </Box>
  );
}

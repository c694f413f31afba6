import { Box, Logo, Page, Stack } from '@meet/ui';
import type { ReactNode } from 'react';

/** These pages have the logo to themselves: the header shows none here. */
export function AuthorizationFrame({ children }: { children: ReactNode }) {
  return (
    <Page>
      <Stack gap={6} maxW="560px" mx="auto">
        <Box>
          <Logo />
        </Box>
        {children}
      </Stack>
    </Page>
  );
}

import { Box, Logo, Page, Stack } from '@meet/ui';
import type { ReactNode } from 'react';

/** Frame of the authorization pages. It shows the logo, because the header has none here. */
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

import type { ReactNode } from 'react';
import { Logo } from '../brand/Logo.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { Box, HStack, Stack } from '../layout/primitives.tsx';
import { Link } from '../layout/Link.tsx';
import { MainArea } from './MainArea.tsx';

export interface StandaloneMessagePageProps {
  title: string;
  description?: ReactNode;
  illustration?: ReactNode;
  action?: ReactNode;
  /** True while work is under way: a spinner replaces the drawing. */
  busy?: boolean;
  /** True inside a frame that already has a header. */
  framed?: boolean;
  homeHref?: string;
  homeLabel?: string;
}

/** A page with a single message: not found, redirects, the end of a meeting. */
export function StandaloneMessagePage(props: StandaloneMessagePageProps) {
  const { title, description, illustration, action, busy, framed, homeHref = '/', homeLabel = 'Meet' } = props;
  return (
    <Stack minH={framed ? '70dvh' : 'var(--page-height, 100dvh)'} gap={0} px={5} py={5}>
      {!framed && (
        <HStack as="header" h={10}>
          <Link look="plain" href={homeHref} aria-label={homeLabel}>
            <Logo />
          </Link>
        </HStack>
      )}
      <MainArea flex={1} display="grid" placeContent="center" pb={20} aria-busy={busy || undefined}>
        <EmptyState
          as="h1"
          title={title}
          description={description}
          action={action}
          illustration={
            busy ? (
              <Box display="grid" placeItems="center">
                <Spinner size="lg" />
              </Box>
            ) : (
              illustration
            )
          }
        />
      </MainArea>
    </Stack>
  );
}

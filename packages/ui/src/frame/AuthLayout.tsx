import type { ReactNode } from 'react';
import { Logo } from '../brand/Logo.tsx';
import { Box, HStack, Stack } from '../layout/primitives.tsx';
import { Link } from '../layout/Link.tsx';
import { Heading, Text } from '../layout/Text.tsx';
import { styled } from '../theme/styled.ts';
import { AuthArt } from './AuthArt.tsx';

const Split = styled('div', {
  base: {
    display: 'grid',
    minH: 'var(--page-height, 100dvh)',
    gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});
const Side = styled('div', {
  base: {
    display: { base: 'none', lg: 'flex' },
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    p: 12,
    m: 3,
    borderRadius: 'surface',
    bg: 'art.wash',
  },
});

export interface AuthLayoutProps {
  title: ReactNode;
  description?: ReactNode;
  /** Content of the page: the form. */
  children: ReactNode;
  /** Below the form: 'No account yet? Sign up'. */
  footer?: ReactNode;
  /** Controls at the end of the top: language, colour mode. */
  tools?: ReactNode;
  /** Target of the logo. */
  homeHref?: string;
  /** Name of the logo's link. */
  homeLabel?: string;
  /** Text under the drawing. */
  slogan?: ReactNode;
  /** Replaces the drawing. */
  illustration?: ReactNode;
}

/** Layout of sign-in, sign-up and recovery: the form at the start, a drawing at the end (wide windows only). */
export function AuthLayout(props: AuthLayoutProps) {
  const {
    title,
    description,
    children,
    footer,
    tools,
    homeHref = '/',
    homeLabel = 'Meet',
    slogan,
    illustration,
  } = props;
  return (
    <Split as="main">
      <Stack gap={0} minH="var(--page-height, 100dvh)" px={{ base: 5, sm: 8 }} py={5}>
        <HStack as="header" justifyContent="space-between" h={10}>
          <Link look="plain" href={homeHref} aria-label={homeLabel}>
            <Logo />
          </Link>
          <HStack gap={1}>{tools}</HStack>
        </HStack>
        <Stack
          flex={1}
          justifyContent={{ base: 'flex-start', sm: 'center' }}
          gap={0}
          w="full"
          maxW="form"
          mx="auto"
          py={{ base: 8, sm: 10 }}
        >
          <Heading as="h1" size="xl">
            {title}
          </Heading>
          {description && (
            <Text as="div" size="md" tone="muted" mt={2}>
              {description}
            </Text>
          )}
          <Box mt={8}>{children}</Box>
          {footer && (
            <Text as="div" tone="muted" mt={6} textAlign="center">
              {footer}
            </Text>
          )}
        </Stack>
      </Stack>
      <Side>
        <Box w="full" maxW="30rem">
          {illustration ?? <AuthArt />}
        </Box>
        {slogan && (
          <Text size="lg" weight="medium" textAlign="center" maxW={96} textWrap="balance">
            {slogan}
          </Text>
        )}
      </Side>
    </Split>
  );
}

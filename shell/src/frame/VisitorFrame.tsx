import type { FrameRules } from '../addresses/getFrame.ts';
import { hrefFor } from '@meet/contracts/routes';
import { Box, HStack, Link, Logo, MainArea, Stack } from '@meet/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Footer } from './Footer.tsx';
import { isAuthPage } from '../addresses/isAuthPage.ts';
import { useText } from '../base/useText.ts';
import { VisitorTools } from './VisitorTools.tsx';

/** The frame for people who are not signed in; it has only the link to sign in. A meeting fills the whole window. */
export function VisitorFrame({ rules, children }: { rules: FrameRules; children: ReactNode }) {
  const t = useText();
  const { pathname } = useLocation();
  const laysItselfOut = isAuthPage(pathname);
  const Content = laysItselfOut ? Box : MainArea;
  if (rules.meeting) return <MainArea>{children}</MainArea>;
  return (
    <Stack gap={0} minH="var(--page-height, 100dvh)" bg="bg">
      {!laysItselfOut && (
        <HStack as="header" h={14} px={4} justifyContent="space-between" flexShrink={0}>
          <Link look="plain" href={hrefFor('home')} aria-label={t('header.visitorsHome')}>
            <Logo />
          </Link>
          <VisitorTools />
        </HStack>
      )}
      <Content flex="1 0 auto">{children}</Content>
      {rules.footer && <Footer />}
    </Stack>
  );
}

import { recordCookieConsent } from '@meet/accounts-contract/operations';
import { Button, HStack, Text } from '@meet/ui';
import { useCallback, useEffect, useRef, type FocusEvent } from 'react';
import { useShell } from '../base/ShellContext.ts';
import type {} from '../initial-page/drawInitialPage.ts';
import { useText } from '../base/useText.ts';
import { keepCookieConsent } from '../browser/cookieConsent.ts';
import { CookiePolicyLink } from './CookiePolicyLink.tsx';

/** Informs about cookies until the person accepts. */
export function CookieBar({ onConsent }: { onConsent: () => void }) {
  const t = useText();
  const { api } = useShell();

  const accept = useCallback(() => {
    const uid = keepCookieConsent();
    onConsent();
    // The record is the operator's proof; the person's choice applies without it. The fragment is left out, because it
    // may contain a password.
    const documentUrl = `${location.origin}${location.pathname}${location.search}`;
    api.execute(recordCookieConsent, { uid, documentUrl, consentGranted: true }).catch(() => {});
  }, [api, onConsent]);
  const isAnswered = window.meetCookiesRead;
  useEffect(() => {
    if (isAnswered) accept();
  }, [accept, isAnswered]);
  const before = useRef<Element>(null);
  if (isAnswered) return null;

  function handleFocus({ currentTarget, relatedTarget }: FocusEvent): void {
    const isFromPage = !currentTarget.contains(relatedTarget) && !relatedTarget?.closest('[role=dialog]');
    if (isFromPage) before.current = relatedTarget;
  }
  function handleAccept(): void {
    leaveTo(before.current);
    accept();
  }

  return (
    <HStack
      role="region"
      aria-label={t('cookies.label')}
      onFocus={handleFocus}
      gap={{ base: 2, md: 4 }}
      flexWrap="wrap"
      justifyContent={{ base: 'flex-end', md: 'center' }}
      px={4}
      py={2}
      pb="max(8px, env(safe-area-inset-bottom))"
      bg="bg.surface"
      borderTopWidth="1px"
    >
      <Text flex={{ base: '1 1 280px', md: '0 1 auto' }}>{t('cookies.text')}</Text>
      <CookiePolicyLink />
      <Button size="sm" onClick={handleAccept}>
        {t('cookies.accept')}
      </Button>
    </HStack>
  );
}

/**
 * Returns the focus to the element that had it before the bar, or to the page's content. Otherwise the removed bar
 * would lose the focus.
 */
function leaveTo(before: Element | null): void {
  const main = document.querySelector('main');
  if (main && !main.hasAttribute('tabindex')) main.tabIndex = -1;
  const target = before instanceof HTMLElement && before.isConnected ? before : main;
  target?.focus({ preventScroll: true });
}

import { recordCookieConsent } from '@meet/accounts-contract/operations';
import { Button, HStack, Text } from '@meet/ui';
import { useCallback, useEffect } from 'react';
import { useShell } from '../app/ShellContext.ts';
import type {} from '../first/drawFirstPage.ts';
import { useText } from '../i18n/useText.ts';
import { keepCookieConsent } from './cookieConsent.ts';
import { CookiePolicyLink } from './CookiePolicyLink.tsx';

/** Says that there are cookies, until it is answered. */
export function CookieBar({ onConsent }: { onConsent: () => void }) {
  const t = useText();
  const { api } = useShell();

  const accept = useCallback(() => {
    const uid = keepCookieConsent();
    onConsent();
    // The record is the operator's proof; the person's choice holds without it.
    api.execute(recordCookieConsent, { uid, documentUrl: location.href, consentGranted: true }).catch(() => {});
  }, [api, onConsent]);
  const isAnswered = window.meetCookiesRead;
  useEffect(() => {
    if (isAnswered) accept();
  }, [accept, isAnswered]);
  if (isAnswered) return null;

  return (
    <HStack
      role="region"
      aria-label={t('cookies.label')}
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
      <Button size="sm" onClick={accept}>
        {t('cookies.accept')}
      </Button>
    </HStack>
  );
}

import { recordCookieConsent } from '@meet/contracts/accounts';
import { frameOf } from '@meet/contracts/routes';
import { Box, Button, HStack, Surface, Text } from '@meet/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isDesktopApp } from '../app/environment.ts';
import { useShell } from '../app/ShellContext.ts';
import { hasCookieConsent, keepCookieConsent } from './cookieConsent.ts';
import { CookiePolicyLink } from './CookiePolicyLink.tsx';
import { useText } from '../i18n/useText.ts';

/** Says once that there are cookies. Never over a meeting, never in the desktop app. */
export function CookieBar() {
  const t = useText();
  const { rest } = useShell();
  const { pathname } = useLocation();
  const [consented, setConsented] = useState(hasCookieConsent);
  if (consented || isDesktopApp() || !frameOf(pathname, false).cookieBar) return null;

  function accept() {
    const uid = keepCookieConsent();
    setConsented(true);
    // The record is the operator's proof; the person's choice holds without it.
    rest.call(recordCookieConsent, { uid, documentUrl: location.href, consentGranted: true }).catch(() => {});
  }

  return (
    <Box
      position="fixed"
      insetX={3}
      bottom={{ base: '72px', md: 3 }}
      zIndex="toast"
      display="grid"
      justifyItems="center"
      pointerEvents="none"
    >
      <Surface kind="floating" pad="sm" role="region" aria-label={t('cookies.label')} pointerEvents="auto" maxW="640px">
        <HStack gap={4} flexWrap="wrap" justifyContent="flex-end">
          <Text flex="1 1 280px">{t('cookies.text')}</Text>
          <CookiePolicyLink />
          <Button size="sm" onClick={accept}>
            {t('cookies.accept')}
          </Button>
        </HStack>
      </Surface>
    </Box>
  );
}

import { recordCookieConsent } from '@meet/accounts-contract/operations';
import { Box, Button, HStack, Surface, Text } from '@meet/ui';
import { useShell } from '../app/ShellContext.ts';
import { useText } from '../i18n/useText.ts';
import { keepCookieConsent } from './cookieConsent.ts';
import { CookiePolicyLink } from './CookiePolicyLink.tsx';

/** The bar itself, until it is answered. */
export function CookieNotice({ onConsent }: { onConsent: () => void }) {
  const t = useText();
  const { api } = useShell();

  function accept() {
    const uid = keepCookieConsent();
    onConsent();
    // The record is the operator's proof; the person's choice holds without it.
    api.execute(recordCookieConsent, { uid, documentUrl: location.href, consentGranted: true }).catch(() => {});
  }

  return (
    <Box
      position="fixed"
      insetX={3}
      bottom={{ base: '72px', md: 3 }}
      zIndex="floating"
      display="grid"
      justifyItems={{ base: 'center', lg: 'start' }}
      pointerEvents="none"
    >
      <Surface
        kind="floating"
        pad="sm"
        role="region"
        aria-label={t('cookies.label')}
        pointerEvents="auto"
        maxW={{ base: '640px', lg: '440px' }}
      >
        <HStack gap={4} flexWrap="wrap" justifyContent="flex-end">
          <Text flex={{ base: '1 1 280px', lg: '1 1 100%' }}>{t('cookies.text')}</Text>
          <CookiePolicyLink />
          <Button size="sm" onClick={accept}>
            {t('cookies.accept')}
          </Button>
        </HStack>
      </Surface>
    </Box>
  );
}

import { HStack, Link, Text } from '@meet/ui';
import { SUPPORT } from '../browser/links.ts';
import { CookiePolicyLink } from './CookiePolicyLink.tsx';
import { VersionButton } from './VersionButton.tsx';
import { useText } from '../base/useText.ts';

export function Footer() {
  const t = useText();
  return (
    <HStack as="footer" gap={{ base: 2, md: 3 }} px={4} py={3} flexWrap="wrap" justifyContent="center">
      <Text size="xs" tone="muted">
        {t('footer.poweredBy')}
      </Text>
      <VersionButton />
      <CookiePolicyLink />
      <Link look="quiet" fontSize="xs" href={`mailto:${SUPPORT.email}`}>
        {t('footer.support')}
      </Link>
    </HStack>
  );
}

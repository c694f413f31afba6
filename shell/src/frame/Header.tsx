import { hrefFor } from '@meet/contracts/routes';
import type { FrameRules } from '../addresses/getFrame.ts';
import { Slot, useSession } from '@meet/remote-kit';
import { Box, IconButton, Link, Logo, Skeleton, Spacer, Text, useIsPhone } from '@meet/ui';
import { Search } from 'lucide-react';
import { useShownPageTitle } from '../base/pageTitle.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Bell } from './Bell.tsx';
import { Clock } from './Clock.tsx';
import { ColorModeButton } from './ColorModeButton.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { getSlots } from '../addresses/getSlots.ts';
import { useText } from '../base/useText.ts';

interface Props {
  rules: FrameRules;
  onFind: () => void;
}

/**
 * Header of the page. On phones it has no people, language or appearance: the bar leads to people, the account menu has
 * the others.
 */
export function Header({ rules, onFind }: Props) {
  const t = useText();
  const title = useShownPageTitle();
  const session = useSession();
  const phone = useIsPhone();
  return (
    <>
      {rules.logoAndClock && (
        <Link look="plain" href={hrefFor('home')} aria-label={t('header.home')}>
          <Logo />
        </Link>
      )}
      <Box display={{ base: 'none', lg: 'block' }} ms={4} minW={0}>
        <Text tone="muted" truncate>
          {title}
        </Text>
      </Box>
      <Spacer />
      {rules.logoAndClock && (
        <Box display={{ base: 'none', md: 'block' }} me={2}>
          <Clock />
        </Box>
      )}
      <IconButton label={t('header.find')} icon={<Search aria-hidden />} onClick={onFind} />
      {getSlots(rules, session).has('shell.status/v1') && (
        <Slot
          name="shell.status/v1"
          absent="quiet"
          skeleton={<Skeleton h={8} w={{ base: 10, md: 24 }} borderRadius="control" />}
        />
      )}
      {!session.isAdmin && <Bell />}
      {!phone && (
        <>
          <LanguageMenu />
          <ColorModeButton />
        </>
      )}
      <AccountMenu />
    </>
  );
}

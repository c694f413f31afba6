import { hrefFor } from '@meet/contracts/routes';
import type { FrameRules } from './frameOf.ts';
import { Slot, useSession } from '@meet/remote-kit';
import { Box, IconButton, Link, Logo, Skeleton, Spacer, Text } from '@meet/ui';
import { Search, UsersRound } from 'lucide-react';
import { useShownPageTitle } from '../app/pageTitle.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Bell } from './Bell.tsx';
import { Clock } from './Clock.tsx';
import { ColorModeButton } from './ColorModeButton.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { useText } from '../i18n/useText.ts';

interface Props {
  rules: FrameRules;
  onFind: () => void;
  onOpenNetwork: (() => void) | undefined;
}

/** On phones My network is out of sight until the header opens it. */
export function Header({ rules, onFind, onOpenNetwork }: Props) {
  const t = useText();
  const title = useShownPageTitle();
  const { isAdmin } = useSession();
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
      {!isAdmin && (
        <>
          <Slot
            name="shell.status/v1"
            absent="quiet"
            skeleton={<Skeleton h={8} w={{ base: 10, md: 24 }} borderRadius="control" />}
          />
          <Bell />
        </>
      )}
      {onOpenNetwork && (
        <Box display={{ base: 'block', md: 'none' }}>
          <IconButton label={t('frame.network')} icon={<UsersRound aria-hidden />} onClick={onOpenNetwork} />
        </Box>
      )}
      <LanguageMenu />
      {/* On phones there is no room beside the others; the palette offers it. */}
      <Box display={{ base: 'none', md: 'block' }}>
        <ColorModeButton />
      </Box>
      <AccountMenu />
    </>
  );
}

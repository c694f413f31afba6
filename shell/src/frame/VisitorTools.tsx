import { hrefFor } from '@meet/contracts/routes';
import { getFrame } from '../addresses/getFrame.ts';
import { HStack, LinkButton } from '@meet/ui';
import { useLocation } from 'react-router-dom';
import { useShellSession } from '../base/ShellContext.ts';
import { ColorModeButton } from './ColorModeButton.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { useText } from '../base/useText.ts';

/**
 * Language, colour mode and the only menu entry that visitors have. Pages with a layout of their own place it
 * themselves.
 */
export function VisitorTools() {
  const t = useText();
  const { pathname } = useLocation();
  const isVisitor = useShellSession().state === 'visitor';
  return (
    <HStack>
      <LanguageMenu />
      <ColorModeButton />
      {isVisitor && getFrame(pathname, false).navigation === 'sign-in' && (
        <nav aria-label={t('nav.label')}>
          <LinkButton href={hrefFor('signIn')}>{t('nav.signIn')}</LinkButton>
        </nav>
      )}
    </HStack>
  );
}

import { useIsViewing, useTexts } from '@meet/remote-kit';
import { Heading, HStack, IconButton, Spacer } from '@meet/ui';
import { PanelRightClose } from 'lucide-react';
import { AddContactsMenu } from './AddContactsMenu.tsx';

/** Title, the ways to add contacts, and the way to make the panel small. */
export function PanelHeader({ onCollapse }: { onCollapse: () => void }) {
  const t = useTexts();
  const isViewing = useIsViewing();
  return (
    <HStack as="header" h={14} ps={4} pe={2} gap={1} flexShrink={0} borderBottomWidth="1px">
      <Heading as="h2" size="sm">
        {t('panel.title')}
      </Heading>
      <Spacer />
      {!isViewing && <AddContactsMenu />}
      <IconButton label={t('panel.collapse')} icon={<PanelRightClose aria-hidden />} onClick={onCollapse} />
    </HStack>
  );
}

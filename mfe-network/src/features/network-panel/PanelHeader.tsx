import { useIsViewing, useTexts } from '@meet/remote-kit';
import { Heading, HStack, Spacer } from '@meet/ui';
import { AddContactsMenu } from './AddContactsMenu.tsx';
import { TOGGLE_WIDTH } from './PanelToggle.tsx';

/** Shows the title and the menu that adds contacts, beside the toggle. */
export function PanelHeader() {
  const t = useTexts();
  const isViewing = useIsViewing();
  return (
    <HStack as="header" h={14} ps={4} pe={TOGGLE_WIDTH} gap={1} flexShrink={0} borderBottomWidth="1px">
      <Heading as="h2" size="sm">
        {t('panel.title')}
      </Heading>
      <Spacer />
      {!isViewing && <AddContactsMenu />}
    </HStack>
  );
}

import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Heading, HStack, IconButton, Spacer } from '@meet/ui';
import { PanelRightClose, UserPlus } from 'lucide-react';

/** Title, the way to add contacts, and the way to make the panel small. */
export function PanelHeader({ onCollapse }: { onCollapse: () => void }) {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();
  return (
    <HStack as="header" h={14} ps={4} pe={2} gap={1} flexShrink={0} borderBottomWidth="1px">
      <Heading as="h2" size="sm">
        {t('panel.title')}
      </Heading>
      <Spacer />
      {!isViewing && (
        <IconButton
          label={t('contacts.add')}
          icon={<UserPlus aria-hidden />}
          onClick={() => void host.openDialog('network.addContact/v1')}
        />
      )}
      <IconButton label={t('panel.collapse')} icon={<PanelRightClose aria-hidden />} onClick={onCollapse} />
    </HStack>
  );
}

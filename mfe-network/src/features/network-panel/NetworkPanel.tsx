import { type SlotProps, useBehavior, useTexts } from '@meet/remote-kit';
import { Banner, Box, Flex, Spinner, SplitPanes } from '@meet/ui';
import { useNetwork } from '../../state/networkOf.ts';
import { ContactsPanel } from './ContactsPanel.tsx';
import { GroupsPanel } from './GroupsPanel.tsx';
import { CollapsedContacts } from './CollapsedContacts.tsx';
import { PanelHeader } from './PanelHeader.tsx';
import { useAreaShare } from './useAreaShare.ts';
import { usePanelWidth } from './usePanelWidth.ts';

/** My network, at the side of the page: small by default, with contacts above groups when opened. */
export function NetworkPanel({ onMeetingPage, expanded, onExpandedChange }: SlotProps<'shell.network/v1'>) {
  const t = useTexts();
  const network = useNetwork();
  const serverIssue = useBehavior(network.serverIssue$);
  const loading = useBehavior(network.loading$);
  const importing = useBehavior(network.contactsImport.importing$);
  const [share, setShare] = useAreaShare();
  usePanelWidth(expanded);

  if (!expanded) {
    return <CollapsedContacts onMeetingPage={onMeetingPage} onExpand={() => onExpandedChange(true)} />;
  }
  return (
    <Flex flexDirection="column" flex={1} minH={0} position="relative" data-tour="contacts">
      <PanelHeader onCollapse={() => onExpandedChange(false)} />
      {serverIssue && loading === 'ready' && <Banner tone="warning">{t('panel.serverIssue')}</Banner>}
      <SplitPanes
        label={t('panel.resize')}
        share={share}
        onChange={setShare}
        first={<ContactsPanel onMeetingPage={onMeetingPage} />}
        second={<GroupsPanel onMeetingPage={onMeetingPage} />}
      />
      {importing && (
        <Box position="absolute" inset={0} display="grid" placeItems="center" bg="bg.surface" opacity={0.8}>
          <Spinner size="lg" label={t('import.importing')} />
        </Box>
      )}
    </Flex>
  );
}

import { useBehavior, useTexts } from '@meet/remote-kit';
import { Banner, Box, Flex, Spinner, SplitPanes } from '@meet/ui';
import { useNetwork } from '../../state/getNetwork.ts';
import { ContactsPanel } from './ContactsPanel.tsx';
import { GroupsPanel } from './GroupsPanel.tsx';
import { PanelHeader } from './PanelHeader.tsx';
import { useAreaShare } from './useAreaShare.ts';

/** The expanded My network, with contacts above groups. */
export function ExpandedPanel({ onMeetingPage }: { onMeetingPage: boolean }) {
  const t = useTexts();
  const network = useNetwork();
  const serverIssue = useBehavior(network.serverIssue$);
  const loading = useBehavior(network.loading$);
  const importing = useBehavior(network.contactsImport.importing$);
  const [share, setShare] = useAreaShare();
  return (
    <Flex flexDirection="column" flex={1} minH={0} data-tour="contacts">
      <PanelHeader />
      {serverIssue && loading === 'ready' && <Banner tone="warning">{t('panel.serverIssue')}</Banner>}
      <SplitPanes
        label={t('panel.resize')}
        share={share}
        onChange={setShare}
        first={<ContactsPanel onMeetingPage={onMeetingPage} />}
        second={<GroupsPanel onMeetingPage={onMeetingPage} />}
      />
      {importing && (
        <Box
          position="absolute"
          inset={0}
          zIndex="sticky"
          display="grid"
          placeItems="center"
          bg="bg.surface"
          opacity={0.8}
        >
          <Spinner size="lg" label={t('import.importing')} />
        </Box>
      )}
    </Flex>
  );
}

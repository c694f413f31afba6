import type { SlotProps } from '@meet/remote-kit';
import { Flex, lazyPart, SplitPanes } from '@meet/ui';
import { CollapsedContacts } from './CollapsedContacts.tsx';
import { PanelToggle } from './PanelToggle.tsx';
import { usePanelWidth } from './usePanelWidth.ts';

/** Its code loads when the person is about to open it. */
const ExpandedPanel = lazyPart(async () => (await import('./ExpandedPanel.tsx')).ExpandedPanel);

const preload = () => {
  // The panel shows the failure when it is opened.
  Promise.all([SplitPanes.preload(), ExpandedPanel.preload()]).catch(() => {});
};

/** My network, at the side of the page. It is collapsed by default, and shows contacts above groups when expanded. */
export function NetworkPanel({ onMeetingPage, expanded, onExpandedChange }: SlotProps<'shell.network/v1'>) {
  usePanelWidth(expanded);
  return (
    <Flex flexDirection="column" flex={1} minH={0} position="relative">
      <PanelToggle expanded={expanded} onIntent={preload} onChange={onExpandedChange} />
      {expanded ? <ExpandedPanel onMeetingPage={onMeetingPage} /> : <CollapsedContacts onMeetingPage={onMeetingPage} />}
    </Flex>
  );
}

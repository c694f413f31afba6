import type { SlotProps } from '@meet/remote-kit';
import { lazyPart, SplitPanes } from '@meet/ui';
import { CollapsedContacts } from './CollapsedContacts.tsx';
import { usePanelWidth } from './usePanelWidth.ts';

/** Its code comes when somebody is about to open it. */
const ExpandedPanel = lazyPart(async () => (await import('./ExpandedPanel.tsx')).ExpandedPanel);

const preload = () => {
  // Opening it tells of a failure.
  Promise.all([SplitPanes.preload(), ExpandedPanel.preload()]).catch(() => {});
};

/** My network, at the side of the page: small by default, with contacts above groups when opened. */
export function NetworkPanel({ onMeetingPage, expanded, onExpandedChange }: SlotProps<'shell.network/v1'>) {
  usePanelWidth(expanded);
  if (!expanded) {
    return (
      <CollapsedContacts onMeetingPage={onMeetingPage} onIntent={preload} onExpand={() => onExpandedChange(true)} />
    );
  }
  return <ExpandedPanel onMeetingPage={onMeetingPage} onCollapse={() => onExpandedChange(false)} />;
}

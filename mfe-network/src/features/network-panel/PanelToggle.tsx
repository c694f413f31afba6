import { useTexts } from '@meet/remote-kit';
import { Box, IconButton } from '@meet/ui';
import { PanelRightClose, PanelRightOpen } from 'lucide-react';

/** Width of the toggle in the panel's header. */
export const TOGGLE_WIDTH = 12;

interface Props {
  readonly expanded: boolean;
  /** Called when the person may be about to open the panel. */
  readonly onIntent: () => void;
  readonly onChange: (expanded: boolean) => void;
}

/** Button that expands and collapses the panel. It keeps its place and the focus. */
export function PanelToggle({ expanded, onIntent, onChange }: Props) {
  const t = useTexts();
  return (
    // In front of the panel's header, whose buttons cover this place while the panel is still narrow.
    <Box position="absolute" top={2} insetEnd={2} zIndex="sticky">
      <IconButton
        label={expanded ? t('panel.collapse') : t('panel.expand')}
        tooltipPlacement="left"
        icon={expanded ? <PanelRightClose aria-hidden /> : <PanelRightOpen aria-hidden />}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={() => onChange(!expanded)}
        data-tour={expanded ? undefined : 'contacts'}
      />
    </Box>
  );
}

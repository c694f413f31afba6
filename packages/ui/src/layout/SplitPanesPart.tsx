import { Splitter as Chakra } from '@chakra-ui/react/splitter';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import { useUiTexts } from '../provider/UiTexts.ts';
import { Box } from './primitives.tsx';

const KEY_STEP = 5;
const paneStyles = { display: 'flex', flexDirection: 'column', minH: 0 } as const;

export interface SplitPanesProps {
  first: ReactNode;
  second: ReactNode;
  /** Share of the first pane, 0–100. */
  share: number;
  onChange: (share: number) => void;
  /** Minimum share of each pane. */
  min?: number;
  label?: string;
}

export function SplitPanesPart({ first, second, share, onChange, min = 15, label }: SplitPanesProps) {
  const texts = useUiTexts();
  const panel = { minSize: min, maxSize: 100 - min };
  return (
    <Chakra.Root
      orientation="vertical"
      panels={[
        { id: 'first', ...panel },
        { id: 'second', ...panel },
      ]}
      size={[share, 100 - share]}
      onResize={({ size: [next = share] }) => onChange(Math.round(next))}
      keyboardResizeBy={KEY_STEP}
      // While a person drags, the component sets the pointer's shape by its own style element.
      nonce={useEmotionCache()?.nonce}
      flex={1}
      minH={0}
    >
      <Chakra.Panel id="first" {...paneStyles}>
        {first}
      </Chakra.Panel>
      <Chakra.ResizeTrigger
        id="first:second"
        aria-label={label ?? texts.resize}
        // Direction of the separator itself; by default, the component sets the direction in which the panes are
        // arranged.
        aria-orientation="horizontal"
        display="grid"
        placeItems="center"
        h={3}
        borderRadius="mark"
        _hover={{ '--grip': '{colors.border.control}' }}
      >
        <Box w={8} h={1} borderRadius="full" bg="var(--grip, {colors.border.strong})" />
      </Chakra.ResizeTrigger>
      <Chakra.Panel id="second" {...paneStyles}>
        {second}
      </Chakra.Panel>
    </Chakra.Root>
  );
}

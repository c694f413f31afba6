import { useId, useState, type ReactNode } from 'react';
import { Box } from '../layout/primitives.tsx';
import { styled } from '../theme/styled.ts';
import { rove } from './rove.ts';

const List = styled('div', {
  base: {
    display: 'flex',
    gap: 1,
    borderBottomWidth: '1px',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
  },
});
const Tab = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    h: 10,
    px: 3,
    mb: '-1px',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outlineOffset: '-2px!',
    borderTopRadius: 'mark',
    transition: 'color {durations.fast} {easings.out}, border-color {durations.fast} {easings.out}',
    _hover: { color: 'fg' },
    '&[aria-selected=true]': { color: 'accent.fg', borderColor: 'accent.fg' },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    '& svg': { boxSize: '18px' },
  },
});

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  /** Id of the chosen tab; without it, the component keeps the choice itself. */
  value?: string;
  onChange?: (id: string) => void;
}

/** Shows one panel at a time. Arrow keys choose a tab; only the chosen panel is rendered. */
export function Tabs({ label, items, value, onChange }: TabsProps) {
  const base = useId();
  const [own, setOwn] = useState(items[0]?.id);
  const chosen = items.find(({ id }) => id === (value ?? own)) ?? items[0];
  const choose = (id: string) => (setOwn(id), onChange?.(id));
  return (
    <Box>
      <List
        role="tablist"
        aria-label={label}
        onKeyDown={rove('[role=tab]:not(:disabled)', 'horizontal', (tab) => tab.click())}
      >
        {items.map((item) => (
          <Tab
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-tab-${item.id}`}
            aria-selected={item === chosen}
            aria-controls={item === chosen ? `${base}-panel` : undefined}
            tabIndex={item === chosen ? 0 : -1}
            disabled={item.disabled}
            onClick={() => choose(item.id)}
          >
            {item.label}
          </Tab>
        ))}
      </List>
      {chosen && (
        <Box role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-tab-${chosen.id}`} tabIndex={0} pt={4}>
          {chosen.content}
        </Box>
      )}
    </Box>
  );
}

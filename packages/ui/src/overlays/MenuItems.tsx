import { Menu as Chakra } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Check, ChevronRight } from 'lucide-react';
import { Fragment, type RefObject } from 'react';
import { Kbd } from '../data/Kbd.tsx';
import { Box, Separator } from '../layout/primitives.tsx';
import { Text } from '../layout/Text.tsx';
import { useLinkClick } from '../provider/navigation.ts';
import type { MenuGroup, MenuItem } from './MenuItem.ts';
import { useMenuChoice } from './useMenuChoice.ts';
import { menuContentStyles } from './menuContentStyles.ts';
import { raise, raisedStyles } from './raised.ts';
import { withoutReferences } from './withoutReferences.ts';

const itemStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 2.5,
  w: 'full',
  minH: 9,
  px: 2.5,
  py: 1.5,
  borderRadius: 'control',
  fontSize: 'sm',
  textAlign: 'start',
  textDecoration: 'none',
  color: 'fg',
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  '&[data-highlighted]': { bg: 'bg.hover' },
  '&[data-danger]': { color: 'danger.fg' },
  '&[data-disabled]': { color: 'fg.subtle', cursor: 'not-allowed', bg: 'transparent' },
  '& svg': { boxSize: '18px', flexShrink: 0 },
} as const;

function Content({ item }: { item: MenuItem }) {
  const note = item.disabled && item.disabledReason ? item.disabledReason : item.description;
  return (
    <>
      {item.icon && (
        <Box as="span" color={item.danger ? 'inherit' : 'fg.muted'} aria-hidden>
          {item.icon}
        </Box>
      )}
      <Box as="span" flex={1} minW={0}>
        {item.label}
        {note && (
          <Text as="span" display="block" size="xs" tone="subtle">
            {note}
          </Text>
        )}
      </Box>
      {item.shortcut && <Kbd keys={item.shortcut} />}
      {item.checked && <Check aria-hidden />}
      {item.items && <ChevronRight aria-hidden />}
    </>
  );
}

interface ItemProps {
  item: MenuItem;
  place: RefObject<HTMLElement>;
  onChoose: (item: MenuItem) => void;
}

function Submenu({ item, items, place }: Omit<ItemProps, 'onChoose'> & { items: readonly MenuItem[] }) {
  const choice = useMenuChoice(items);
  return (
    <Chakra.Root
      positioning={{ placement: 'right-start', gutter: 4, strategy: 'fixed', overlap: true }}
      onSelect={choice.handleSelect}
      onOpenChange={choice.reset}
    >
      <Chakra.TriggerItem css={itemStyles}>
        <Content item={item} />
      </Chakra.TriggerItem>
      <Portal container={place}>
        <Chakra.Positioner ref={raise} {...raisedStyles} zIndex="popover">
          <Chakra.Content {...menuContentStyles}>
            <MenuItems groups={[{ group: '', items }]} place={place} onChoose={choice.handleClick} />
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}

function Item({ item, place, onChoose }: ItemProps) {
  const handleLinkClick = useLinkClick();
  const shared = {
    value: item.id,
    disabled: item.disabled,
    'data-danger': item.danger || undefined,
    css: itemStyles,
    onClick: () => onChoose(item),
  };
  if (item.items) return <Submenu item={item} items={item.items} place={place} />;
  if (item.checked !== undefined)
    return (
      <Chakra.CheckboxItem {...shared} checked={item.checked} onCheckedChange={() => {}}>
        <Content item={item} />
      </Chakra.CheckboxItem>
    );
  if (item.href)
    return (
      <Chakra.Item {...shared} asChild>
        <a
          href={item.href}
          onClick={handleLinkClick}
          {...(item.external && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          <Content item={item} />
        </a>
      </Chakra.Item>
    );
  return (
    <Chakra.Item {...shared}>
      <Content item={item} />
    </Chakra.Item>
  );
}

export interface MenuItemsProps {
  groups: readonly MenuGroup[];
  /** Element in which submenus are rendered. */
  place: RefObject<HTMLElement>;
  onChoose: (item: MenuItem) => void;
}

export function MenuItems({ groups, place, onChoose }: MenuItemsProps) {
  return groups.map(({ group, items }, index) => (
    <Fragment key={`${group}-${items[0]?.id}`}>
      {index > 0 && <Separator my={1.5} mx={2.5} w="auto" />}
      <Chakra.ItemGroup {...(!group && withoutReferences)}>
        {group && (
          <Chakra.ItemGroupLabel px={2.5} py={1} fontSize="xs" fontWeight="medium" color="fg.subtle">
            {group}
          </Chakra.ItemGroupLabel>
        )}
        {items.map((item) => (
          <Item key={item.id} item={item} place={place} onChoose={onChoose} />
        ))}
      </Chakra.ItemGroup>
    </Fragment>
  ));
}

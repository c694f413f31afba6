import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import { Badge, badgeText } from '../data/Badge.tsx';
import type { PopupTriggerProps } from '../overlays/usePopup.ts';
import { useLinkClick } from '../provider/navigation.ts';
import { useUiTexts } from '../provider/UiTexts.ts';
import { styled } from '../theme/styled.ts';

const RailContext = createContext(false);

const Rail = styled('nav', {
  base: {
    gridArea: 'rail',
    display: 'flex',
    flexDirection: { base: 'row', md: 'column' },
    gap: { base: 0, md: 1 },
    py: { base: 1, md: 3 },
    pb: { base: 'max(4px, env(safe-area-inset-bottom))', md: 3 },
    bg: 'bg.surface',
    borderTopWidth: { base: '1px', md: 0 },
    borderInlineEndWidth: { base: 0, md: '1px' },
    overflowX: { base: 'auto', md: 'hidden' },
    overflowY: { base: 'hidden', md: 'auto' },
    scrollbarWidth: 'none!',
    transition: 'width {durations.slow} {easings.out}',
  },
  variants: {
    opened: {
      true: { w: { md: '240px' }, px: { base: 1, md: 3 } },
      false: { w: { md: '76px' }, px: { base: 1, md: 0 } },
    },
  },
});

const itemBase = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  color: 'fg.muted',
  fontWeight: 'medium',
  textDecoration: 'none',
  textAlign: 'center',
  borderRadius: 'control',
  cursor: 'pointer',
  transition: 'background-color {durations.fast} {easings.out}',
  _hover: { bg: 'bg.hover', color: 'fg' },
  '&[aria-current]': { bg: 'accent.subtle', color: 'accent.fg' },
  '& svg': { boxSize: '22px', flexShrink: 0 },
} as const;
const itemVariants = {
  opened: {
    true: {
      flexDirection: { base: 'column', md: 'row' },
      justifyContent: { base: 'center', md: 'flex-start' },
      gap: { base: 0.5, md: 3 },
      flex: { base: '1 0 64px', md: 'none' },
      minH: { base: '52px', md: 10 },
      px: { base: 1, md: 3 },
      fontSize: { base: 'xs', md: 'sm' },
    },
    false: {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 1,
      flex: { base: '1 0 64px', md: 'none' },
      minH: { base: '52px', md: 14 },
      px: 0,
      // In a larger size, the longest labels, in French and Romanian, would touch the edges.
      fontSize: { base: 'xs', md: '11px' },
      lineHeight: 'tight',
    },
  },
} as const;
const ItemLink = styled('a', { base: itemBase, variants: itemVariants });
const ItemButton = styled('button', { base: itemBase, variants: itemVariants });
const Count = styled('span', {
  base: { position: 'absolute' },
  variants: {
    opened: {
      true: { top: { base: 0.5, md: 'auto' }, insetStart: { base: '52%', md: 'auto' }, insetEnd: { md: 3 } },
      false: { top: { base: 0.5, md: 1 }, insetStart: '52%' },
    },
  },
});
const Words = styled('span', {
  base: {
    maxW: 'full',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    letterSpacing: 'snug',
    // A smaller line height would cut off descenders.
    lineHeight: 'snug',
  },
});

export interface NavRailProps {
  children: ReactNode;
  /** True puts the labels beside the icons, with a width of 240 px; otherwise they are below, with 76 px. */
  opened?: boolean;
  label?: string;
}

/** Navigation between the pages: a rail at the side, or a bar at the bottom on phones. */
export function NavRail({ children, opened = false, label }: NavRailProps) {
  const texts = useUiTexts();
  return (
    <RailContext value={opened}>
      <Rail opened={opened} aria-label={label ?? texts.mainNavigation}>
        {children}
      </Rail>
    </RailContext>
  );
}

/** As the trigger of a menu, it receives further props: ARIA attributes and handlers. */
export interface NavItemProps extends Omit<PopupTriggerProps, 'ref' | 'onClick'> {
  icon: ReactNode;
  label: string;
  /** Accessible name, if the label and the count are not enough. */
  name?: string;
  /** Shorter label for the narrow rail and the bar on phones. */
  shortLabel?: string;
  /** Address of a page; without it, the item is a button. */
  href?: string;
  /** True for the current page, or for a menu that contains it. */
  current?: boolean;
  count?: number;
  onClick?: (event: React.MouseEvent) => void;
  /** Identifies the element for the tour. */
  'data-tour'?: string;
}

export function NavItem(props: NavItemProps) {
  const { icon, label, name: wanted, shortLabel = label, href, current, count = 0, onClick, ...rest } = props;
  const opened = useContext(RailContext);
  const handleClick = useLinkClick(onClick);
  const name = wanted ?? (count > 0 ? `${label} ${badgeText(count)}` : label);
  const content = (
    <>
      {icon}
      <Words display={{ base: 'none', md: opened ? 'block' : 'none' }}>{label}</Words>
      <Words display={{ base: 'block', md: opened ? 'none' : 'block' }}>{shortLabel}</Words>
      {count > 0 && (
        <>
          {' '}
          <Count opened={opened}>
            <Badge count={count} />
          </Count>
        </>
      )}
    </>
  );
  return href ? (
    <ItemLink
      opened={opened}
      href={href}
      aria-label={name}
      aria-current={current ? 'page' : undefined}
      onClick={handleClick}
      {...rest}
    >
      {content}
    </ItemLink>
  ) : (
    <ItemButton
      opened={opened}
      aria-label={name}
      aria-current={current || undefined}
      type="button"
      onClick={onClick}
      {...rest}
    >
      {content}
    </ItemButton>
  );
}

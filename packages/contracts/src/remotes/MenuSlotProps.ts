/** An item that a remote adds to a menu of another one. */
export interface OfferedItem {
  readonly id: string;
  /** In the person's language. */
  readonly label: string;
  /** A React element, such as one of lucide's icons. This package knows no React. */
  readonly icon?: object;
  /** Shows the item in the colour of actions that destroy something. */
  readonly danger?: boolean;
  readonly onSelect: () => void;
}

/**
 * Properties of a component that fills a slot for items of a menu. It is mounted while the menu is open and draws
 * nothing: an effect calls `offer` and returns the function that `offer` returned.
 */
export interface MenuSlotProps {
  /** Adds items below those of the menu. Returns a function that removes them. */
  readonly offer: (items: readonly OfferedItem[]) => () => void;
}

import type { ReactNode } from 'react';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  onSelect?: () => void;
  /** Address; it makes the item a link. */
  href?: string;
  external?: boolean;
  danger?: boolean;
  disabled?: boolean;
  /** Reason shown under the label while the item is disabled. */
  disabledReason?: string;
  /** A second, less prominent line. */
  description?: string;
  shortcut?: string;
  /** If set, the item is a choice with a check mark. */
  checked?: boolean;
  /** Items of a submenu. */
  items?: readonly MenuItem[];
}

export interface MenuGroup {
  /** Heading of the group; '' for a line without text. */
  group: string;
  items: readonly MenuItem[];
}

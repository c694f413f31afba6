import type { ReactNode } from 'react';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  onSelect?: () => void;
  /** Makes it a link. */
  href?: string;
  external?: boolean;
  danger?: boolean;
  disabled?: boolean;
  /** Shown under the label while disabled. */
  disabledReason?: string;
  /** A second, quieter line. */
  description?: string;
  shortcut?: string;
  /** Given, the item is a choice with a tick. */
  checked?: boolean;
  /** Opens a further menu. */
  items?: readonly MenuItem[];
}

export interface MenuGroup {
  /** Its heading; '' for a line without words. */
  group: string;
  items: readonly MenuItem[];
}

import type { ReactNode } from 'react';
import { lazyPart } from '../provider/lazyPart.tsx';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** Where it comes from, in reading direction. */
  side?: 'start' | 'end';
  /** CSS width; never more than 90 % of the window. */
  width?: string;
}

/** A modal sheet from the side. Its code comes with the first one that opens. */
export const Drawer = lazyPart<DrawerProps>(async () => (await import('./DrawerPart.tsx')).DrawerPart);

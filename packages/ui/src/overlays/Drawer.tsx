import { lazyPart } from '../provider/lazyPart.tsx';
import type { DrawerProps } from './DrawerPart.tsx';

/** A modal sheet from the side. Its code is loaded with the first one that opens. */
export const Drawer = lazyPart<DrawerProps>(async () => (await import('./DrawerPart.tsx')).DrawerPart, true);

import { Dialog } from './Dialog.tsx';
import { Drawer } from './Drawer.tsx';
import { MenuPart } from './Menu.tsx';
import { PopoverPart } from './Popover.tsx';

/** Fetches dialogs, menus and pop-ups ahead of use. For a quiet moment after the first screen. */
export async function preloadOverlays(): Promise<void> {
  await Promise.all([Dialog, Drawer, MenuPart, PopoverPart].map((part) => part.preload()));
}

import { Slot, type OfferedItem, type SlotProps } from '@meet/remote-kit';
import type { MenuGroup } from '@meet/ui';
import { useCallback, useState, type ReactElement, type ReactNode } from 'react';

type MenuSlot = 'chat.roomMenu/v1' | 'chat.messageMenu/v1';

interface Offers {
  /** Items that other remotes add, as a group of their own. */
  readonly group: MenuGroup;
  /** Mounts the remotes' components while the menu is open. Place it beside the menu. */
  readonly fillers: ReactNode;
  /** Receives from the menu whether it is open. */
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Returns the items that other remotes offer for a menu. A remote that fails adds none, and the menu stays. */
export function useOffers<Name extends MenuSlot>(name: Name, about: Omit<SlotProps<Name>, 'offer'>): Offers {
  const [isOpen, setOpen] = useState(false);
  const [offers, setOffers] = useState<readonly (readonly OfferedItem[])[]>([]);
  const offer = useCallback((items: readonly OfferedItem[]) => {
    setOffers((before) => [...before, items]);
    return () => setOffers((before) => before.filter((one) => one !== items));
  }, []);
  const items = offers.flatMap((offered, at) =>
    offered.map(({ icon, ...item }) => ({
      ...item,
      // Two remotes may have chosen the same id.
      id: `offered-${at}-${item.id}`,
      icon: icon as ReactElement | undefined,
    })),
  );
  return {
    group: { group: '', items },
    fillers: isOpen && <Slot name={name} absent={() => null} input={{ ...about, offer } as SlotProps<Name>} />,
    onOpenChange: setOpen,
  };
}

import { useState } from 'react';

const CONTACTS_AREA = 'contactsArea';
const GROUPS_AREA = 'groupsArea';
const DEFAULT_SHARE = 60;

/**
 * Returns the contacts' share of the panel in percent, and its setter. The groups have the rest. This browser stores
 * the share.
 */
export function useAreaShare(): readonly [number, (share: number) => void] {
  const [share, setShare] = useState(readShare);
  return [
    share,
    (next) => {
      setShare(next);
      try {
        localStorage.setItem(CONTACTS_AREA, String(next));
        localStorage.setItem(GROUPS_AREA, String(100 - next));
      } catch {
        // Without storage the separator can still be moved.
      }
    },
  ];
}

function readShare(): number {
  try {
    const kept = Number(localStorage.getItem(CONTACTS_AREA));
    return kept > 0 && kept < 100 ? kept : DEFAULT_SHARE;
  } catch {
    return DEFAULT_SHARE;
  }
}

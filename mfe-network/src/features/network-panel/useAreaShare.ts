import { useState } from 'react';

const CONTACTS_AREA = 'contactsArea';
const GROUPS_AREA = 'groupsArea';
const DEFAULT_SHARE = 60;

/** The contacts' share of the panel in percent, kept in this browser together with the groups'. */
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
        // A browser that keeps nothing still lets the line be moved.
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

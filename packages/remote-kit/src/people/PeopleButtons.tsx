import { IconButton } from '@meet/ui';
import { Plus, Search, X } from 'lucide-react';

export interface PeopleButtonsProps {
  readonly labels: { readonly add: string; readonly clear?: string; readonly search?: string };
  readonly isEmpty: boolean;
  readonly onAdd: () => void;
  readonly onClear: () => void;
  readonly onSearch: () => void;
}

export function PeopleButtons({
  labels: { add, clear, search },
  isEmpty,
  onAdd,
  onClear,
  onSearch,
}: PeopleButtonsProps) {
  return (
    <>
      <IconButton size="sm" label={add} icon={<Plus />} onClick={onAdd} />
      {clear && <IconButton size="sm" label={clear} icon={<X />} disabled={isEmpty} onClick={onClear} />}
      {search && <IconButton size="sm" label={search} icon={<Search />} onClick={onSearch} />}
    </>
  );
}

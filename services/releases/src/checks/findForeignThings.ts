import { firstSegment } from '@meet/contracts/routes';
import type { Candidate } from './Candidate.ts';
import type { Problem } from '@meet/releases-contract/checks';

/** Slots that it declares and pages that it draws without owning them. */
export function findForeignThings({ remote, record }: Candidate): Problem[] {
  const { declares, pages } = record.manifest;
  return [
    ...declares
      .filter((slot) => !remote.slots.includes(slot.split('.', 1)[0]!))
      .map((slot) => ({ key: 'foreignSlot', at: slot })),
    ...Object.entries(pages)
      .filter(([name, { path }]) => !remote.routes.includes(path === undefined ? name : firstSegment(path)))
      .map(([name, { path }]) => ({ key: 'foreignPage', at: path ?? name })),
  ];
}

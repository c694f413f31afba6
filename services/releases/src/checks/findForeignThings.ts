import { firstSegment } from '@meet/contracts/routes';
import type { Candidate } from './Candidate.ts';
import type { Problem } from '@meet/releases-contract/checks';

/** Finds slots and pages that the remote may not declare or draw, and fills of other remotes' reserved slots. */
export function findForeignThings({ remote, record, keptSlots }: Candidate): Problem[] {
  const { declares, fills, pages } = record.manifest;
  return [
    ...declares
      .filter((slot) => !remote.slots.includes(slot.split('.', 1)[0]!))
      .map((slot) => ({ key: 'foreignSlot', at: slot })),
    ...fills.filter((slot) => keptSlots.has(slot)).map((slot) => ({ key: 'foreignFill', at: slot })),
    ...Object.entries(pages)
      .filter(([name, { path }]) => !remote.routes.includes(path === undefined ? name : firstSegment(path)))
      .map(([name, { path }]) => ({ key: 'foreignPage', at: path ?? name })),
  ];
}

import type { Document } from 'mongodb';

/** Returns the filter and the sort of a recorded command. */
export function getSearch(command: Document): { filter: Document; sort: Document } {
  const [statement] = (command.updates ?? command.deletes ?? []) as Document[];
  const stages = (command.pipeline ?? []) as Document[];
  const stage = (name: string) => stages.find((one) => name in one)?.[name] as Document | undefined;
  return {
    filter: (command.filter ?? command.query ?? statement?.q ?? stage('$match') ?? {}) as Document,
    sort: (command.sort ?? statement?.sort ?? stage('$sort') ?? {}) as Document,
  };
}

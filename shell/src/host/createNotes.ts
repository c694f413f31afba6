import { getTooltipContent } from '@meet/accounts-contract/operations';
import type { PageClient } from '@meet/contracts/client';
import type { HostNotes, PageNotes } from '@meet/remote-kit';
import { BehaviorSubject } from 'rxjs';

const UNKNOWN: PageNotes = { state: 'loading', notes: [], canEdit: false };

interface Page {
  readonly notes$: BehaviorSubject<PageNotes>;
  /** The latest fetch. The answer of an older one that arrives later is ignored. */
  fetching?: symbol | undefined;
}

/** Creates the tab's one store of info notes, shared by all remotes. Call `forget` when another person signs in. */
export function createNotes(api: PageClient): HostNotes & { readonly forget: () => void } {
  const pages = new Map<string, Page>();
  const getName = (elementId: string) => elementId.split('.', 1)[0]!;

  function get(name: string): Page {
    let page = pages.get(name);
    if (!page) pages.set(name, (page = { notes$: new BehaviorSubject(UNKNOWN) }));
    return page;
  }

  async function fetchPage(name: string, page: Page): Promise<void> {
    const fetching = (page.fetching = Symbol(name));
    const { notes$ } = page;
    const update = (next: Partial<PageNotes>) =>
      page.fetching === fetching && notes$.next({ ...notes$.value, ...next });
    update({ state: 'loading' });
    try {
      const { tooltipsDetails: notes, canEdit } = await api.execute(getTooltipContent, { pageUrl: `/${name}` });
      update({ state: 'ready', notes, canEdit });
    } catch {
      update({ state: 'failed' });
    }
  }

  return {
    getPage: (elementId) => get(getName(elementId)).notes$,
    load(elementId, again) {
      const name = getName(elementId);
      const page = get(name);
      if (again || !page.fetching) void fetchPage(name, page);
    },
    forget() {
      for (const page of pages.values()) {
        page.fetching = undefined;
        page.notes$.next(UNKNOWN);
      }
    },
  };
}

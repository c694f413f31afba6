import type { Scope } from '@meet/remote-kit';
import type { Observable } from 'rxjs';

export interface WaitingDeps {
  readonly document: Document;
  /** Words for these people, of whom there is one at least. */
  word(names: readonly string[]): string;
}

/** Says in the tab's title who waits for a host, before the title of the page: a host may look at another tab. */
export function showWaiting(
  scope: Scope,
  names$: Observable<readonly string[]>,
  { document, word }: WaitingDeps,
): void {
  let shown = '';

  function show(next: string): void {
    const title = document.title.replace(shown, () => '');
    shown = next;
    document.title = next + title;
  }

  scope.listen(names$, (names) => show(names.length > 0 ? `${word(names)} – ` : ''));
  // A page that sets its title takes the words away.
  const titles = new MutationObserver(() => {
    if (!document.title.includes(shown)) document.title = shown + document.title;
  });
  titles.observe(document.head, { childList: true, subtree: true, characterData: true });
  scope.onEnd(() => {
    titles.disconnect();
    show('');
  });
}

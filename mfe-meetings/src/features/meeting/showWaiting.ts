import type { Scope } from '@meet/remote-kit';
import type { Observable } from 'rxjs';

export interface WaitingDeps {
  readonly document: Document;
  /** Returns the text about these people; there is at least one. */
  word(names: readonly string[]): string;
}

/** Shows who waits in the lobby before the page's title in the tab, because a host may view another tab. */
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
  // A page that sets its title removes the text, so it is added again.
  const titles = new MutationObserver(() => {
    if (!document.title.includes(shown)) document.title = shown + document.title;
  });
  titles.observe(document.head, { childList: true, subtree: true, characterData: true });
  scope.onEnd(() => {
    titles.disconnect();
    show('');
  });
}

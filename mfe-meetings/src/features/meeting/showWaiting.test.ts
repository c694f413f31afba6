import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createScope, type Scope } from '@meet/remote-kit';
import { waitFor } from '@testing-library/react';
import { Subject } from 'rxjs';
import { showWaiting } from './showWaiting.ts';

describe('the tab’s title while people wait for a host', () => {
  const names$ = new Subject<readonly string[]>();
  let scope: Scope;

  beforeEach(() => {
    scope = createScope();
    document.title = 'Meeting – Meet';
    showWaiting(scope, names$, { document, word: (names) => `${names.join(' and ')} wait` });
  });
  afterEach(() => scope.end());

  it('names the waiting people until nobody waits', () => {
    names$.next(['Gus']);
    expect(document.title).toBe('Gus wait – Meeting – Meet');
    names$.next(['Gus', '$& Bo']);
    expect(document.title).toBe('Gus and $& Bo wait – Meeting – Meet');
    names$.next(['$& Bo']);
    expect(document.title).toBe('$& Bo wait – Meeting – Meet');
    names$.next([]);
    expect(document.title).toBe('Meeting – Meet');
  });

  it('keeps the names if a page sets its title or a count is added', async () => {
    names$.next(['Gus']);
    document.title = 'Planning – Meet';
    await waitFor(() => expect(document.title).toBe('Gus wait – Planning – Meet'));
    document.title = `(2) ${document.title}`;
    names$.next([]);
    expect(document.title).toBe('(2) Planning – Meet');
  });

  it('is the page’s own again once the person has left', () => {
    names$.next(['Gus']);
    scope.end();
    expect(document.title).toBe('Meeting – Meet');
  });
});

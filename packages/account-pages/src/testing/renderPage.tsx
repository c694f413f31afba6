import { afterEach } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import { loadTexts } from '@meet/contracts/i18n';
import { createTranslator } from '@meet/contracts/texts';
import type { Session } from '@meet/remote-kit';
import { UiProvider } from '@meet/ui';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation, type InitialEntry } from 'react-router-dom';
import { PageShellContext, type PageShell, type SignedIn } from '../PageShell.ts';

interface Options {
  readonly at?: InitialEntry;
  /** Answers by a call's name, or the failure that it is refused by; a missing one fails as a dead network does. */
  readonly api?: Readonly<Record<string, unknown>>;
}

interface PageRender extends RenderResult {
  readonly shell: PageShell & {
    readonly calls: readonly { name: string; input: unknown }[];
    readonly visited: readonly string[];
  };
}

const VISITOR: Session = { state: 'visitor', isAdmin: false };
let present: Session = VISITOR;
afterEach(() => void (present = VISITOR));

/** Has the pages of this test find a person signed in. */
export function signInHere(email = 'ana@example.com'): void {
  present = toSession({ token: 'a-token', email, fullName: 'Ana Pop' });
}

/** Draws a page of accounts in a shell that keeps its session in memory. The address is shown by `address`. */
export async function renderPage(ui: ReactElement, { at = '/', api = {} }: Options = {}): Promise<PageRender> {
  const calls: { name: string; input: unknown }[] = [];
  const visited: string[] = [];
  const answer: PageShell['api']['execute'] = async (call, input) => {
    calls.push({ name: call.name, input });
    if (!(call.name in api)) throw CallFailure.fromNetwork(new TypeError('offline'));
    const given = api[call.name];
    if (given instanceof CallFailure) throw given;
    return given as never;
  };
  const shell = {
    session: createSession(),
    api: { execute: answer },
    texts: createTranslator('en_US', await loadTexts('en_US', [])),
    navigate: (to: string) => void visited.push(to),
    signOut: async () => {},
    prepareRemotes: () => {},
    segmentsOfRemotes: () => [],
    usePageTitle: () => {},
    Tools: VisitorsNavigation,
    calls,
    visited,
  };
  let result: RenderResult | undefined;
  await act(async () => {
    result = render(
      <PageShellContext value={shell}>
        <UiProvider colorMode="light">
          <MemoryRouter initialEntries={[at]}>
            {ui}
            <Address />
          </MemoryRouter>
        </UiProvider>
      </PageShellContext>,
    );
  });
  return { ...result!, shell };
}

function Address() {
  return <data data-testid="address">{useLocation().pathname}</data>;
}

function createSession(): PageShell['session'] {
  let session = present;
  const listeners = new Set<() => void>();
  return {
    current: () => session,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    start(signedIn) {
      session = toSession(signedIn);
      for (const listener of listeners) listener();
    },
  };
}

function toSession({ token, email, fullName, isAdmin = false, adminFullName: impersonatedBy }: SignedIn): Session {
  return { state: 'signed-in', token, email, fullName, alias: undefined, avatar: undefined, isAdmin, impersonatedBy };
}

/** The navigation has a link of the same name as the pages. */
function VisitorsNavigation() {
  return (
    <nav>
      <a href="/signin">Sign in</a>
    </nav>
  );
}

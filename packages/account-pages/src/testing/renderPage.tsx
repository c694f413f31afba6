import { afterEach } from '@jest/globals';
import { loadTexts } from '@meet/contracts/i18n';
import { createTranslator } from '@meet/contracts/texts';
import type { Session } from '@meet/remote-kit';
import { drawPage, type DrawPageOptions } from '@meet/remote-kit/testing';
import type { RenderResult } from '@testing-library/react';
import { useEffect, useState, type ReactElement } from 'react';
import { PageShellContext, type PageShell, type SignedIn } from '../PageShell.ts';

interface PageRender extends RenderResult {
  readonly shell: PageShell & {
    readonly calls: readonly { name: string; input: unknown }[];
    readonly visited: readonly string[];
  };
}

const VISITOR: Session = { state: 'visitor', isAdmin: false };
let present: Session = VISITOR;
afterEach(() => void (present = VISITOR));

/** Signs a person in for the pages of the current test. */
export function signInHere(email = 'ana@example.com'): void {
  present = toSession({ token: 'a-token', email, fullName: 'Ana Pop' });
}

/**
 * Draws an account page in a shell that keeps its session in memory. The element with the test id `address` shows the
 * path.
 */
export async function renderPage(ui: ReactElement, options: DrawPageOptions = {}): Promise<PageRender> {
  const texts = createTranslator('en_US', await loadTexts('en_US', []));
  let shell: PageRender['shell'] | undefined;
  const result = await drawPage(ui, options, (page, { execute, ...parts }) => {
    shell = {
      session: createSession(),
      api: { execute },
      useCall(call) {
        const [result, setResult] = useState({});
        useEffect(
          () =>
            void execute(call, {}).then(
              (value) => setResult({ value }),
              (error: unknown) => setResult({ error }),
            ),
          [call],
        );
        return result;
      },
      texts,
      signOut: async () => {},
      prepareRemotes: () => {},
      segmentsOfRemotes: () => [],
      usePageTitle: () => {},
      Tools: VisitorsNavigation,
      ...parts,
    };
    return <PageShellContext value={shell}>{page}</PageShellContext>;
  });
  return { ...result, shell: shell! };
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

/** Navigation with a link of the same name as the pages' link. */
function VisitorsNavigation() {
  return (
    <nav>
      <a href="/signin">Sign in</a>
    </nav>
  );
}

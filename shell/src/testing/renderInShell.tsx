import { CallFailure, type PageClient } from '@meet/contracts/client';
import { UiProvider } from '@meet/ui';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation, type InitialEntry } from 'react-router-dom';
import type { Shell } from '../base/createShell.ts';
import { ShellContext } from '../base/ShellContext.ts';
import { createTelemetry } from '../base/createTelemetry.ts';
import { createTranslator } from '@meet/contracts/texts';
import enUS from '../i18n/en_US.json' with { type: 'json' };
import { createSessionStore } from '../session/createSessionStore.ts';

interface Options {
  readonly at?: InitialEntry;
  /** Answers by a call's name, or the failure that it is refused by; a missing one fails as a dead network does. */
  readonly api?: Readonly<Record<string, unknown>>;
}

export interface ShellRender extends RenderResult {
  readonly shell: Shell & {
    readonly calls: readonly { name: string; input: unknown }[];
    readonly visited: readonly string[];
  };
}

/** Draws a part of the shell with the session that the local storage holds. The address is shown by `location`. */
export async function renderInShell(ui: ReactElement, { at = '/', api = {} }: Options = {}): Promise<ShellRender> {
  const calls: { name: string; input: unknown }[] = [];
  const visited: string[] = [];
  const answer: PageClient['execute'] = async (call, input) => {
    calls.push({ name: call.name, input });
    if (!(call.name in api)) throw CallFailure.fromNetwork(new TypeError('offline'));
    const given = api[call.name];
    if (given instanceof CallFailure) throw given;
    return given as never;
  };
  const shell = {
    session: createSessionStore(),
    api: { execute: answer, upload: answer as PageClient['upload'], headers: () => ({}) },
    texts: createTranslator('en_US', enUS),
    telemetry: createTelemetry(),
    navigate: (to: string) => void visited.push(to),
    attachNavigate: () => {},
    isLeaving: () => false,
    handleArrived: () => {},
    signOut: async () => {},
    handleSessionDead: () => {},
    onSessionEnd: () => () => {},
    calls,
    visited,
  };
  let result: RenderResult | undefined;
  await act(async () => {
    result = render(
      <ShellContext value={shell}>
        <UiProvider colorMode="light">
          <MemoryRouter initialEntries={[at]}>
            {ui}
            <Address />
          </MemoryRouter>
        </UiProvider>
      </ShellContext>,
    );
  });
  return { ...result!, shell };
}

function Address() {
  return <data data-testid="address">{useLocation().pathname}</data>;
}

/** Puts a session into this browser, as a sign-in does. */
export function signInHere(): void {
  localStorage.setItem('user-token', JSON.stringify({ token: 'a-token' }));
  localStorage.setItem('email', 'ana@example.com');
  localStorage.setItem('fullName', 'Ana Pop');
}

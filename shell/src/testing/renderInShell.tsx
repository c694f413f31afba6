import type { PageClient } from '@meet/contracts/client';
import { createTranslator } from '@meet/contracts/texts';
import { drawPage, type DrawPageOptions } from '@meet/remote-kit/testing';
import type { RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Shell } from '../base/createShell.ts';
import { ShellContext } from '../base/ShellContext.ts';
import { createTelemetry } from '../base/createTelemetry.ts';
import enUS from '../i18n/en_US.json' with { type: 'json' };
import { createSessionStore } from '../session/createSessionStore.ts';

export interface ShellRender extends RenderResult {
  readonly shell: Shell & {
    readonly calls: readonly { name: string; input: unknown }[];
    readonly visited: readonly string[];
  };
}

/** Renders a part of the shell with the session in the local storage. `address` shows the current address. */
export async function renderInShell(ui: ReactElement, options: DrawPageOptions = {}): Promise<ShellRender> {
  let shell: ShellRender['shell'] | undefined;
  const result = await drawPage(ui, options, (page, { execute, ...parts }) => {
    shell = {
      session: createSessionStore(),
      api: { execute, upload: execute as unknown as PageClient['upload'], headers: () => ({}) },
      texts: createTranslator('en_US', enUS),
      telemetry: createTelemetry(),
      attachNavigate: () => {},
      isLeaving: () => false,
      handleArrived: () => {},
      signOut: async () => {},
      handleSessionDead: () => {},
      onSessionEnd: () => () => {},
      ...parts,
    };
    return <ShellContext value={shell}>{page}</ShellContext>;
  });
  return { ...result, shell: shell! };
}

/** Stores a session in this browser, as a sign-in does. */
export function signInHere(): void {
  localStorage.setItem('user-token', JSON.stringify({ token: 'a-token' }));
  localStorage.setItem('email', 'ana@example.com');
  localStorage.setItem('fullName', 'Ana Pop');
}

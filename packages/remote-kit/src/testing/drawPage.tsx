import { CallFailure, type PageClient } from '@meet/contracts/client';
import { UiProvider } from '@meet/ui';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter, useLocation, type InitialEntry } from 'react-router-dom';

export interface DrawPageOptions {
  readonly at?: InitialEntry;
  /** Answers by a call's name, or the failure that it is refused by; a missing one fails as a dead network does. */
  readonly api?: Readonly<Record<string, unknown>>;
}

interface PageParts {
  readonly execute: PageClient['execute'];
  readonly navigate: (to: string) => void;
  /** Calls that were made and paths that were visited so far. */
  readonly calls: readonly { name: string; input: unknown }[];
  readonly visited: readonly string[];
}

/**
 * Draws a page that exists before any remote. `wrap` puts the shell of the test around it, made from these parts; the
 * address is shown by `address`.
 */
export async function drawPage(
  ui: ReactElement,
  { at = '/', api = {} }: DrawPageOptions,
  wrap: (children: ReactNode, parts: PageParts) => ReactElement,
): Promise<RenderResult> {
  const calls: { name: string; input: unknown }[] = [];
  const visited: string[] = [];
  const execute: PageClient['execute'] = async (call, input) => {
    calls.push({ name: call.name, input });
    if (!(call.name in api)) throw CallFailure.fromNetwork(new TypeError('offline'));
    const given = api[call.name];
    if (given instanceof CallFailure) throw given;
    return given as never;
  };
  const page = (
    <UiProvider colorMode="light">
      <MemoryRouter initialEntries={[at]}>
        {ui}
        <Address />
      </MemoryRouter>
    </UiProvider>
  );
  let result: RenderResult | undefined;
  await act(async () => {
    result = render(wrap(page, { execute, navigate: (to) => void visited.push(to), calls, visited }));
  });
  return result!;
}

function Address() {
  return <data data-testid="address">{useLocation().pathname}</data>;
}

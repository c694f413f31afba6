import { CallFailure, type PageClient } from '@meet/contracts/client';
import { UiProvider } from '@meet/ui';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter, useLocation, type InitialEntry } from 'react-router-dom';

export interface DrawPageOptions {
  readonly at?: InitialEntry;
  /**
   * Answers by the call's name, or the failure with which it is refused. A call without an answer fails as without a
   * network.
   */
  readonly api?: Readonly<Record<string, unknown>>;
}

interface PageParts {
  readonly execute: PageClient['execute'];
  readonly navigate: (to: string) => void;
  /** Calls made and paths visited so far. */
  readonly calls: readonly { name: string; input: unknown }[];
  readonly visited: readonly string[];
}

/**
 * Draws a page that exists before any remote. `wrap` adds the test's shell around it, from these parts. The element
 * with the test id `address` shows the path.
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

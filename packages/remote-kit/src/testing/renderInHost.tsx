import { isolate } from '@meet/contracts/texts';
import { DEFAULT_LOCALE, type Locale } from '@meet/contracts';
import { CONTRACTS_NAMESPACE, loadTexts, type TextSource } from '@meet/contracts/i18n';
import { UiProvider } from '@meet/ui';
import { act, render, type RenderResult } from '@testing-library/react';
import i18next from 'i18next';
import { createStore } from 'jotai';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { KIT_NAMESPACE, kitTexts } from '../i18n/kitTexts.ts';
import { RemoteScope } from '../remote/RemoteScope.tsx';
import { SlotDirectoryContext, type RemoteHandle, type SlotDirectory } from '../remote/RemoteHandle.ts';
import { createTestHost, type TestHost, type TestHostOptions } from './createTestHost.ts';

export interface RenderInHostOptions extends TestHostOptions {
  /** An existing host, if the test needs it earlier. */
  readonly host?: TestHost;
  /** Texts of the remote in the test's language, as its JSON file holds them. */
  readonly texts?: object;
  readonly namespace?: string;
  /** Texts of the remote's contracts, as its definition lists them. */
  readonly contractTexts?: readonly TextSource[];
  /** Texts of packages, by their namespaces. */
  readonly packageTexts?: Readonly<Record<string, TextSource>>;
  readonly locale?: Locale;
  /** Path of the page, and the pattern that determines its parameters. */
  readonly at?: string;
  readonly path?: string;
  readonly slots?: SlotDirectory;
}

const NOBODY: readonly RemoteHandle[] = [];
const NO_SLOTS: SlotDirectory = { getFillers: () => NOBODY, subscribe: () => () => {} };

export interface HostRender extends RenderResult {
  readonly host: TestHost;
}

/**
 * Draws a component of a remote as the shell would: with provider, router, store, texts and a host that a test can
 * inspect.
 */
export async function renderInHost(ui: ReactElement, options: RenderInHostOptions = {}): Promise<HostRender> {
  const host = options.host ?? createTestHost(options);
  const namespace = options.namespace ?? 'test';
  const locale = options.locale ?? DEFAULT_LOCALE;
  const packageTexts = await Promise.all(
    Object.entries(options.packageTexts ?? {}).map(async ([name, texts]) => [name, await texts(locale)] as const),
  );
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({
    lng: locale.replace('_', '-'),
    fallbackLng: false,
    resources: {
      [locale.replace('_', '-')]: {
        [namespace]: options.texts ?? {},
        [CONTRACTS_NAMESPACE]: await loadTexts(locale, options.contractTexts ?? []),
        [KIT_NAMESPACE]: await kitTexts(locale),
        ...Object.fromEntries(packageTexts),
      },
    },
    interpolation: { escape: isolate },
  });

  const tree = (
    <I18nextProvider i18n={i18n}>
      <UiProvider colorMode="light">
        <MemoryRouter initialEntries={[options.at ?? '/']}>
          <SlotDirectoryContext value={options.slots ?? NO_SLOTS}>
            <RemoteScope remote={{ id: namespace, host, store: createStore() }}>
              <Routes>
                <Route path={options.path ?? '*'} element={ui} />
              </Routes>
            </RemoteScope>
          </SlotDirectoryContext>
        </MemoryRouter>
      </UiProvider>
    </I18nextProvider>
  );
  // Awaiting inside act completes the first loads, so that tests need not wait for each of them.
  let result: RenderResult | undefined;
  await act(async () => {
    result = render(tree);
  });
  return { ...result!, host };
}

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atom, createStore, useAtom } from 'jotai';
import type { ComponentType } from 'react';
import { createTestHost, renderInHost } from '../testing/index.ts';
import { useHost } from '../host/HostContext.ts';
import type { StandIn } from './StandIn.ts';
import type { LoadedRemote, RemoteHandle } from './RemoteHandle.ts';
import { Slot } from './Slot.tsx';
import { useTexts } from './useTexts.ts';

const WORDS: Readonly<Record<string, string>> = {
  'mfe-chat': 'Chat',
  'mfe-network': 'My network',
  'mfe-account': 'Account',
};

/** Creates a handle like the shell's: it keeps its promises and drops failed ones on reset. */
function buildHandle(id: string, attempts: (() => Promise<ComponentType>)[], words = WORDS[id] ?? id): RemoteHandle {
  const host = createTestHost();
  const store = createStore();
  let loading: Promise<LoadedRemote> | undefined;
  return {
    id,
    version: '1.2.3',
    words,
    load() {
      loading ??= attempts.shift()!().then((Extension) => {
        const extension = Promise.resolve(Extension);
        return {
          id,
          host,
          store,
          definition: { contract: 1, id, texts: {} as never },
          page: () => undefined,
          extension: (() => extension) as never,
        };
      });
      return loading;
    },
    reset: () => (loading = undefined),
  };
}

const buildSlots = (...handles: RemoteHandle[]) => ({ getFillers: () => handles, subscribe: () => () => {} });
const fails = async (): Promise<never> => {
  throw new Error('unreachable');
};

describe('Slot', () => {
  it('shows its empty content if no remote fills it', async () => {
    await renderInHost(<Slot name="shell.status/v1" empty={<p>Nobody</p>} />);
    expect(screen.getByText('Nobody')).toBeVisible();
  });

  it('shows the skeleton, then the filler', async () => {
    const { promise, resolve } = Promise.withResolvers<ComponentType>();
    await renderInHost(<Slot name="shell.status/v1" skeleton={<p>Loading</p>} />, {
      slots: buildSlots(buildHandle('mfe-account', [() => promise])),
    });
    expect(screen.getByText('Loading')).toBeVisible();
    await act(async () => resolve(() => <button>Bell</button>));
    expect(screen.getByRole('button', { name: 'Bell' })).toBeVisible();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('passes input to the filler even if a name equals one of its own props', async () => {
    const Greeting = (({ name }: { name: string }) => <p>Good day, {name}</p>) as ComponentType;
    const input = { name: 'Ana', onClose: () => {} };
    await renderInHost(<Slot name="network.addContact/v1" input={input} />, {
      slots: buildSlots(buildHandle('mfe-network', [async () => Greeting])),
    });
    expect(screen.getByText('Good day, Ana')).toBeVisible();
  });

  it('names a failed remote without its version, reports it, keeps the others, and recovers by Retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const broken = buildHandle('mfe-chat', [fails, async () => () => <p>Chat is back</p>]);
    const sound = buildHandle('mfe-network', [async () => () => <p>Network</p>]);
    const { host } = await renderInHost(<Slot name="shell.status/v1" />, { slots: buildSlots(broken, sound) });
    expect(screen.getByRole('alert')).toHaveTextContent('Chat did not start. Everything else keeps working.');
    expect(screen.queryByText(/1\.2\.3/)).toBeNull();
    expect(screen.getByText('Network')).toBeVisible();
    expect(host.reports).toEqual([new Error('unreachable')]);

    await act(() => userEvent.click(screen.getByRole('button', { name: 'Retry' })));
    expect(screen.getByText('Chat is back')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('contains an error that a filler throws while it is drawn', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const Throwing = () => {
      throw new Error('a bug');
    };
    await renderInHost(
      <>
        <p>The page</p>
        <Slot name="shell.status/v1" absent="quiet" />
      </>,
      { slots: buildSlots(buildHandle('mfe-account', [async () => Throwing])) },
    );
    expect(screen.getByText('The page')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Account did not start. Retry' })).toBeVisible();
  });

  describe('while a filler loads', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const silent = () => new Promise<never>(() => {});

    it('names the slow remote after five seconds, and offers Retry after thirty', async () => {
      const handle = { ...buildHandle('mfe-network', [silent]), reset: jest.fn() };
      await renderInHost(
        <Slot name="shell.bell/v1" isPushed={false} onDismiss={() => {}} skeleton={<p>Loading</p>} />,
        {
          slots: buildSlots(handle),
        },
      );
      await pass(5_000);
      expect(screen.getByText('Loading')).toBeVisible();
      expect(screen.getByText('My network: taking longer than usual. We keep trying.')).toBeVisible();
      await pass(25_000);
      fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
      expect(handle.reset).toHaveBeenCalledTimes(1);
    });

    it('notifies screen readers first, then offers Retry, in a quiet slot', async () => {
      await renderInHost(<Slot name="shell.status/v1" absent="quiet" skeleton={<p>Loading</p>} />, {
        slots: buildSlots(buildHandle('mfe-account', [silent])),
      });
      await pass(5_000);
      expect(screen.getByText('Account: taking longer than usual. We keep trying.')).toHaveAttribute('role', 'status');
      expect(screen.queryByRole('button')).toBeNull();
      await pass(25_000);
      expect(screen.getByRole('button', { name: /^Account: taking longer than usual.* Retry$/ })).toBeVisible();
    });

    it('shows a launcher that names the slow remote, and enables it when Retry is possible', async () => {
      const handle = { ...buildHandle('mfe-chat', [silent]), reset: jest.fn() };
      const launcher = ({ label, onRetry }: StandIn) => (
        <button onClick={onRetry} disabled={!onRetry}>
          {label}
        </button>
      );
      await renderInHost(<Slot name="shell.chat/v1" onMeetingPage={false} absent={launcher} />, {
        slots: buildSlots(handle),
      });
      expect(screen.getByRole('button', { name: 'Chat: loading…' })).toBeDisabled();
      await pass(5_000);
      expect(screen.getByRole('button', { name: 'Chat: taking longer than usual. We keep trying.' })).toBeDisabled();
      await pass(25_000);
      fireEvent.click(screen.getByRole('button', { name: /Retry$/ }));
      expect(handle.reset).toHaveBeenCalledTimes(1);
    });

    it.each([
      ['fr_FR', 'Mon réseau', 'Mon réseau : c’est plus long que d’habitude. Nous continuons d’essayer.'],
      ['ro_RO', 'Rețeaua mea', 'Rețeaua mea: durează mai mult decât de obicei. Încercăm în continuare.'],
    ] as const)('announces the delay in %s', async (locale, words, text) => {
      await renderInHost(<Slot name="shell.status/v1" skeleton={<p>Loading</p>} />, {
        slots: buildSlots(buildHandle('mfe-network', [silent], words)),
        locale,
      });
      await pass(5_000);
      expect(screen.getByText(text)).toBeVisible();
    });
  });

  it('keeps the launcher of a failed remote, and loads the remote by Retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const handle = buildHandle('mfe-chat', [fails, async () => () => <button>Open chat</button>]);
    const launcher = ({ label, onRetry }: StandIn) => <button onClick={onRetry}>{label}</button>;
    await renderInHost(<Slot name="shell.chat/v1" onMeetingPage={false} absent={launcher} />, {
      slots: buildSlots(handle),
    });
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Chat did not start. Retry' })));
    expect(screen.getByRole('button', { name: 'Open chat' })).toBeVisible();
  });

  it('gives each remote its own store, host and texts', async () => {
    const shared = atom(0);
    const seen: unknown[] = [];
    function Counter() {
      const [count, setCount] = useAtom(shared);
      const t = useTexts();
      seen.push(useHost());
      return <button onClick={() => setCount(count + 1)}>{`${t('name')} ${count}`}</button>;
    }
    await renderInHost(<Slot name="shell.status/v1" />, {
      slots: buildSlots(buildHandle('one', [async () => Counter]), buildHandle('two', [async () => Counter])),
      namespace: 'one',
      texts: { name: 'One' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'One 0' }));
    expect(screen.getByRole('button', { name: 'One 1' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'name 0' })).toBeVisible();
    expect(new Set(seen).size).toBe(2);
  });
});

import { describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atom, createStore, useAtom } from 'jotai';
import type { ComponentType } from 'react';
import { createTestHost, renderInHost } from '../testing/index.ts';
import { useHost } from '../host/HostContext.ts';
import type { LoadedRemote, RemoteHandle } from './RemoteHandle.ts';
import { Slot } from './Slot.tsx';
import { useTexts } from './useTexts.ts';

/** A handle like the shell's: it keeps its promises, and forgets failed ones on reset. */
function handleOf(id: string, attempts: (() => Promise<ComponentType>)[]): RemoteHandle {
  const host = createTestHost();
  const store = createStore();
  let loading: Promise<LoadedRemote> | undefined;
  return {
    id,
    version: '1.2.3',
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

const slotsOf = (...handles: RemoteHandle[]) => ({ fillersOf: () => handles, subscribe: () => () => {} });
const fails = async (): Promise<never> => {
  throw new Error('unreachable');
};

describe('Slot', () => {
  it('draws nothing, or what it is told to, where no remote fills it', async () => {
    await renderInHost(<Slot name="shell.status/v1" empty={<p>Nobody</p>} />);
    expect(screen.getByText('Nobody')).toBeVisible();
  });

  it('shows the skeleton, then the filler', async () => {
    const { promise, resolve } = Promise.withResolvers<ComponentType>();
    await renderInHost(<Slot name="shell.status/v1" skeleton={<p>Loading</p>} />, {
      slots: slotsOf(handleOf('mfe-account', [() => promise])),
    });
    expect(screen.getByText('Loading')).toBeVisible();
    await act(async () => resolve(() => <button>Bell</button>));
    expect(screen.getByRole('button', { name: 'Bell' })).toBeVisible();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('names a remote that fails and its version, reports it, leaves the others, and recovers by Retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const broken = handleOf('mfe-chat', [fails, async () => () => <p>Chat is back</p>]);
    const sound = handleOf('mfe-network', [async () => () => <p>Network</p>]);
    const { host } = await renderInHost(<Slot name="shell.status/v1" />, { slots: slotsOf(broken, sound) });
    expect(screen.getByRole('alert')).toHaveTextContent('Chat (1.2.3) did not start');
    expect(screen.getByText('Network')).toBeVisible();
    expect(host.reports).toEqual([new Error('unreachable')]);

    await act(() => userEvent.click(screen.getByRole('button', { name: 'Retry' })));
    expect(screen.getByText('Chat is back')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('contains what throws while drawing', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const Throwing = () => {
      throw new Error('a bug');
    };
    await renderInHost(
      <>
        <p>The page</p>
        <Slot name="shell.status/v1" fault="quiet" />
      </>,
      { slots: slotsOf(handleOf('mfe-account', [async () => Throwing])) },
    );
    expect(screen.getByText('The page')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Account (1.2.3) did not start. Retry' })).toBeVisible();
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
      slots: slotsOf(handleOf('one', [async () => Counter]), handleOf('two', [async () => Counter])),
      namespace: 'one',
      texts: { name: 'One' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'One 0' }));
    expect(screen.getByRole('button', { name: 'One 1' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'name 0' })).toBeVisible();
    expect(new Set(seen).size).toBe(2);
  });
});

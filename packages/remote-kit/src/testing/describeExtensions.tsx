import { describe, expect, it } from '@jest/globals';
import type { OfferedItem, RemoteManifest } from '@meet/contracts/remotes';
import { act } from '@testing-library/react';
import type { RemoteDefinition } from '../remote/defineRemote.ts';
import { Slot } from '../remote/Slot.tsx';
import type { SlotName, SlotProps, SlotTable } from '../slots/SlotTable.ts';
import { createTestHost } from './createTestHost.ts';
import { fillSlots, type Fillers } from './fillSlots.ts';
import { renderInHost, type RenderInHostOptions } from './renderInHost.tsx';

/** The props that a slot passes, by its name. A slot without props needs no entry. */
export type SlotInputs = { readonly [Name in SlotName]?: Omit<SlotTable[Name], 'offer' | 'onClose'> };

/**
 * Tests that a remote keeps the contract of every slot that its manifest fills. The filler loads and draws without a
 * failure. In a menu it offers items that have words and ids of their own, and takes them back when the menu closes.
 */
export function describeExtensions(
  { extensions = {} }: Pick<RemoteDefinition, 'extensions'>,
  { name: remote, fills }: Pick<RemoteManifest, 'name' | 'fills'>,
  inputs: SlotInputs,
  options: RenderInHostOptions = {},
) {
  describe(`the extensions of ${remote}`, () => {
    it('are those that its manifest names', () => {
      expect(Object.keys(extensions).toSorted()).toEqual([...fills].toSorted());
    });

    it.each(fills as SlotName[])('fill %s by its contract', async (name) => {
      const host = options.host ?? createTestHost(options);
      const offered = new Set<readonly OfferedItem[]>();
      const input = {
        ...inputs[name],
        onClose: () => {},
        offer(items: readonly OfferedItem[]) {
          offered.add(items);
          return () => offered.delete(items);
        },
      } as unknown as SlotProps<SlotName>;
      const fillers: Fillers = { [name]: await extensions[name]!.load() };
      const slots = fillSlots(fillers, host, options.namespace);
      const { unmount } = await renderInHost(<Slot name={name} input={input} />, { ...options, host, slots });
      expect(host.reports).toEqual([]);

      const items = [...offered].flat();
      expect(items.filter(({ id, label }) => !id || !label.trim())).toEqual([]);
      expect(items.map(({ id }) => id)).toEqual([...new Set(items.map(({ id }) => id))]);
      await act(async () => unmount());
      expect([...offered]).toEqual([]);
    });
  });
}

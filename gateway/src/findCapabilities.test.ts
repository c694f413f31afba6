import { describe, expect, it } from '@jest/globals';
import type { Capabilities } from '@meet/contracts/capabilities';
import { findCapabilities } from './findCapabilities.ts';

/** Returns stand-ins: the search compares no calls, it only hands them on. */
const capable = (...names: (keyof Capabilities)[]) => ({
  capabilities: Object.fromEntries(names.map((name) => [name, { name }])) as Capabilities,
});
const base = capable('findsSessions', 'keepsPresence', 'listsDocuments');

describe('capabilities of domains', () => {
  it('are found in any part, and channels in several', () => {
    const found = findCapabilities([capable('listsChannels'), {}, base, capable('listsChannels')]);
    expect(found).toEqual({
      ...base.capabilities,
      listsChannels: [{ name: 'listsChannels' }, { name: 'listsChannels' }],
      listsChangedChannels: [],
    });
  });

  it('are refused by name if a necessary one is missing or occurs twice', () => {
    expect(() => findCapabilities([capable('findsSessions', 'listsDocuments')])).toThrow(
      'No domain has the capability keepsPresence.',
    );
    expect(() => findCapabilities([base, capable('findsSessions')])).toThrow(
      'Several domains have the capability findsSessions.',
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import type { RemoteManifest } from '@meet/contracts/remotes';
import type { RemoteDefinition } from '../remote/defineRemote.ts';

/**
 * Tests that a remote has the schema of every page event that its manifest emits. An event without a schema is not
 * validated.
 */
export function describePageEvents(
  remote: Pick<RemoteDefinition, 'pageEvents'>,
  manifest: Pick<RemoteManifest, 'name' | 'emits'>,
) {
  describe(`the page events that ${manifest.name} emits`, () => {
    it('all have their schemas', () => {
      expect(manifest.emits.filter((name) => !Object.hasOwn(remote.pageEvents ?? {}, name))).toEqual([]);
    });
  });
}

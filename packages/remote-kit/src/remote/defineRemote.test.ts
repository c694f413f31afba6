import { describe, expect, it } from '@jest/globals';
import { REMOTE_CONTRACT } from '@meet/contracts/remotes';
import { defineRemote, refuseRemote, type RemoteTexts } from './defineRemote.ts';

const load = async () => ({ default: {} });
const texts: RemoteTexts = { en_US: load, fr_FR: load, ro_RO: load };

describe('refuseRemote', () => {
  it('accepts a remote of this contract', () => {
    expect(refuseRemote(defineRemote({ id: 'mfe-chat', texts }))).toBeUndefined();
  });

  it.each([
    [undefined, 'it exports no remote'],
    [{}, `it was built for contract undefined, this shell knows ${REMOTE_CONTRACT}`],
    [{ contract: 1, id: 'mfe-chat', texts }, `it was built for contract 1, this shell knows ${REMOTE_CONTRACT}`],
    [{ contract: 3, id: 'mfe-chat', texts }, `it was built for contract 3, this shell knows ${REMOTE_CONTRACT}`],
    [{ contract: REMOTE_CONTRACT }, 'its definition has no id or no texts'],
  ])('explains why %p cannot run', (candidate, reason) => {
    expect(refuseRemote(candidate)).toBe(reason);
  });
});

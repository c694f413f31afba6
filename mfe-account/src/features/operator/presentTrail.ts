import type { AuditEntry, Channel } from '@meet/releases-contract';

/** One change in an entry of the audit trail: a text key with its values. */
export interface TrailPart {
  readonly key: string;
  readonly release?: string;
  /** Percentage from 0 to 100. */
  readonly percent?: number;
  readonly previews?: string;
}

export interface TrailEntry extends AuditEntry {
  readonly parts: readonly TrailPart[];
}

type State = Pick<Channel, 'stable' | 'canary' | 'previews' | 'disabled' | 'proposal'>;
const NOTHING: State = { stable: null, canary: null, previews: [], disabled: false, proposal: null };

/**
 * Returns the entries, the latest first, each with its changes. The oldest entry lists everything that was set then.
 */
export function presentTrail(entries: readonly AuditEntry[]): readonly TrailEntry[] {
  return entries.map((entry, i) => ({
    ...entry,
    parts: [...getParts(entries[i + 1]?.channel ?? NOTHING, entry.channel)],
  }));
}

function* getParts(before: State, after: State): Generator<TrailPart> {
  const { stable, canary, disabled, proposal } = after;
  if (stable !== before.stable) yield stable ? { key: 'stable', release: stable } : { key: 'noStable' };
  if (canary?.release !== before.canary?.release || canary?.percent !== before.canary?.percent)
    yield canary ? { key: 'canary', release: canary.release, percent: canary.percent } : { key: 'noCanary' };
  else if (canary?.people.join() !== before.canary?.people.join()) yield { key: 'people' };
  if (proposal && (proposal.release !== before.proposal?.release || proposal.percent !== before.proposal.percent)) {
    const { release, percent } = proposal;
    yield percent === null ? { key: 'proposal', release } : { key: 'canaryProposal', release, percent };
  }
  if (listNames(after) !== listNames(before))
    yield listNames(after) ? { key: 'previews', previews: listNames(after) } : { key: 'noPreviews' };
  if (disabled !== before.disabled) yield { key: disabled ? 'disabled' : 'enabled' };
}

const listNames = ({ previews }: State) => previews.map(({ name, release }) => `${name} (${release})`).join(', ');

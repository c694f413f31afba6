import type { InputOf } from '@meet/contracts';
import { CANARY_PEOPLE_ALONE_MAX, type changeChannel } from '@meet/releases-contract';
import type { Deps } from '../Deps.ts';
import type { ChannelState, Proposal } from '../models/channels.ts';
import type { Actor } from '../rights/findActor.ts';
import { getEntries } from './channelIds.ts';
import type { LiveRemote } from './Snapshot.ts';

type Input = InputOf<typeof changeChannel>;
/** A requested change that needs a second person. */
type Requested = Pick<Proposal, 'release' | 'percent' | 'people'>;

/** Returns the state that the caller requests: the current one with the changes of the input. */
export function wantedState(present: ChannelState, input: Partial<Input>): ChannelState {
  const stable = input.stable === undefined ? present.stable : input.stable;
  const canary =
    input.canary === undefined
      ? present.canary
      : input.canary && { ...input.canary, people: input.canary.people ?? [] };
  return {
    stable,
    // If the canary's release becomes stable, the canary ends.
    canary: canary && canary.release === stable ? null : canary,
    previews: input.previews === undefined ? present.previews : uniqueByName(input.previews),
    disabled: input.disabled ?? present.disabled,
    proposal: present.proposal,
  };
}

const uniqueByName = (previews: ChannelState['previews']) => [
  ...new Map(previews.map((preview) => [preview.name, preview])).values(),
];

/**
 * Returns the requested canary if it reaches more people than one person may decide alone, and more than at present;
 * otherwise null.
 */
export function widenedCanary(
  { settings }: Pick<Deps, 'settings'>,
  { canary: present }: ChannelState,
  { canary: wanted }: ChannelState,
): ChannelState['canary'] {
  if (!wanted) return null;
  const isWide = wanted.percent > settings.CANARY_PERCENT_ALONE || wanted.people.length > CANARY_PEOPLE_ALONE_MAX;
  const hasItNow = present?.release === wanted.release && covers(present, wanted);
  return isWide && !hasItNow ? wanted : null;
}

/**
 * Returns the new live state. If the remote requires a second person, a new `stable` or a wide canary first becomes a
 * proposal. Another person confirms it by the same request. Going back to an earlier stable release needs no second
 * person.
 */
export async function confirmedState(
  deps: Deps,
  { remote, channel }: LiveRemote,
  input: Input,
  actor: Actor,
): Promise<ChannelState> {
  const wanted = wantedState(channel, input);
  if (!remote.requiresSecondPerson) return wanted;
  const isNew = async (release: string) => !(await wasStable(deps, remote._id, release));
  const propose = (requested: Requested): Proposal => ({
    ...requested,
    by: actor.name,
    byId: actor.id,
    at: deps.now(),
  });
  const isConfirmed = (requested: Requested) =>
    channel.proposal?.byId !== actor.id && isCovered(channel.proposal, requested);

  let state = wanted;
  const { stable } = wanted;
  if (stable !== null && stable !== channel.stable) {
    const requested = { release: stable };
    const isProposal = (await isNew(stable)) && !isConfirmed(requested);
    // The canary is computed with the current `stable`.
    const { stable: _proposed, ...rest } = input;
    state = isProposal
      ? { ...wantedState(channel, rest), proposal: propose(requested) }
      : { ...wanted, proposal: null };
  }
  const canary = widenedCanary(deps, channel, state);
  if (!canary || !(await isNew(canary.release))) return state;
  // Only one proposal can exist at a time, and one for `stable` takes precedence.
  const isFree = state.proposal === channel.proposal || state.proposal === null;
  if (isConfirmed(canary)) return { ...state, proposal: isFree ? null : state.proposal };
  const { canary: _unconfirmed, stable: _decided, ...rest } = input;
  const present = wantedState({ ...channel, stable: state.stable }, rest);
  return { ...present, proposal: isFree ? propose(canary) : state.proposal };
}

function isCovered(proposal: Proposal | null, requested: Requested): boolean {
  if (proposal?.release !== requested.release) return false;
  if (requested.percent === undefined) return proposal.percent === undefined;
  return proposal.percent !== undefined && covers(proposal, requested);
}

/** Returns whether one canary reaches all people of another. */
function covers(
  wider: Pick<Requested, 'percent' | 'people'>,
  narrower: Pick<Requested, 'percent' | 'people'>,
): boolean {
  const people = new Set(wider.people);
  return (narrower.percent ?? 0) <= (wider.percent ?? 0) && (narrower.people ?? []).every((id) => people.has(id));
}

async function wasStable({ channels }: Deps, remote: string, release: string): Promise<boolean> {
  return (await channels.exists({ ...getEntries(remote), 'state.stable': release })) !== null;
}

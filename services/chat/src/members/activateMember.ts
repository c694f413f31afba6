import type { ChatContext } from '../ChatContext.ts';
import { takesPart } from '../policies/memberPolicy.ts';
import type { OpenRoom } from '../policies/roomPolicy.ts';
import { admitMember } from './admitMember.ts';
import { notifyArrivals } from './notifyArrivals.ts';

/**
 * Shows a member who was put into the room by somebody else: from the first thing that they do in it themselves and
 * others see. Called once it is sure to be done.
 */
export async function activateMember(
  context: Pick<ChatContext, 'deps' | 'now' | 'publish' | 'callAsService'>,
  { room, me }: OpenRoom,
): Promise<void> {
  if (takesPart(me)) return;
  const { email, accountId } = me;
  if (await admitMember(context.deps, me, { email, accountId })) {
    await notifyArrivals(context, room, { seen: [email], entering: [] });
  }
}

import type { ChatContext } from '../ChatContext.ts';
import { takesPart } from '../policies/memberPolicy.ts';
import type { OpenRoom } from '../policies/roomPolicy.ts';
import { admitMember } from './admitMember.ts';
import { notifyArrivals } from './notifyArrivals.ts';

/**
 * Makes a member who was added by somebody else take part, and shows them to the room. Call it for their first action
 * that others see, once the action is certain to succeed.
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

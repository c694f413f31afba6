import { meetingChatMessage } from '@meet/chat-contract';
import type { PayloadOf } from '@meet/contracts/events';
import type { EventBus } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { presentChatLine } from '../presenters/presentChatLine.ts';
import { findMeetingByKey } from './getMeetingKey.ts';

/** Shows the people in a room new messages of its meeting's chat. Returns a function that stops it. */
export function showChatInRoom(deps: Deps, bus: Pick<EventBus, 'takeWork'>): () => Promise<void> {
  return bus.takeWork('meetings', [meetingChatMessage.type], ({ payload }) =>
    show(deps, payload as PayloadOf<typeof meetingChatMessage>),
  );
}

/** Shows a message in its room. Only logs a failure, because a person who comes again reads all messages. */
async function show(deps: Deps, { meetingKey, message }: PayloadOf<typeof meetingChatMessage>): Promise<void> {
  try {
    const meeting = await findMeetingByKey(deps, meetingKey);
    if (meeting) await deps.roomControl.showChat?.(meeting.roomId, [presentChatLine(message)]);
  } catch (error) {
    deps.log.warn({ err: error }, 'a room was not shown a message of the meeting’s chat');
  }
}

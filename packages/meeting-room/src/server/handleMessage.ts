import type { Moderation } from '../protocol/messages.ts';
import type { RatedMessage } from './messageRates.ts';
import type { Room } from './Room.ts';
import type { Seat } from './Seat.ts';

/**
 * Handles a message of a seated participant. Drops moderators' requests from others, and messages that exceed their
 * rate.
 */
export function handleMessage(room: Room, seat: Seat, message: RatedMessage): void {
  const isInTime = room.takeMessage(seat, message);
  // A dropped update would leave a wrong name or mute state in place, so the last change is always announced.
  if (!isInTime && message.type !== 'update') return;
  switch (message.type) {
    case 'signal':
      room.forwardSignal(seat, message.to, message.signal);
      break;
    case 'update':
      seat.change(message.change);
      if (isInTime) room.announce(seat);
      else room.announceSoon(seat);
      break;
    case 'draw':
      room.draw(seat, message.part);
      break;
    case 'erase':
      room.erase(message.ids, seat);
      break;
    case 'clearBoard':
      room.clearBoard(seat);
      break;
    case 'react':
      room.react(seat, message.reaction);
      break;
    case 'caption':
      if (room.getSources(seat).includes('microphone')) room.caption(seat, message);
      break;
    case 'askMedia':
      void room.grantMedia(seat);
      break;
    case 'leave':
      room.remove(seat, 'left');
      break;
    default:
      if (seat.role === 'moderator') moderate(room, seat, message);
  }
}

function moderate(room: Room, moderator: Seat, message: Moderation): void {
  const by = moderator.id;
  switch (message.type) {
    case 'kick': {
      const seat = room.seat(message.participantId);
      if (seat && seat !== moderator) room.kick(seat, by);
      break;
    }
    case 'mute': {
      const { participantId, but, mediaType } = message;
      const others = room.seats.filter((seat) => seat !== moderator && seat.id !== but);
      const targets = participantId ? [room.seat(participantId)] : others;
      for (const seat of targets) if (seat) room.mute(seat, mediaType, by);
      break;
    }
    case 'askUnmute':
      room.seat(message.participantId)?.send({ type: 'unmuteAsked', by });
      break;
    case 'lowerHand': {
      const seat = room.seat(message.participantId);
      if (seat) room.lowerHand(seat, by);
      break;
    }
    case 'feature':
      room.feature(message.participantId);
      break;
    case 'setAudience':
      room.setAudience(message.enabled);
      break;
    case 'setSpeaker': {
      const seat = room.seat(message.participantId);
      if (seat) room.setSpeaker(seat, message.allowed);
      break;
    }
    case 'grantModerator': {
      const seat = room.seat(message.participantId);
      if (seat) room.promote(seat);
      break;
    }
    case 'setSubject':
      room.setSubject(message.subject, 'within');
      break;
    case 'setPassword':
      room.setPassword(message.password, 'within');
      break;
    case 'setLobby':
      room.setLobby(message.enabled, 'within');
      break;
    case 'setRights':
      room.setRights(message);
      break;
    case 'answerKnock':
      room.lobby.answer(message.id, message.admitted);
      break;
    case 'end':
      room.end('host');
  }
}

import type { Participant } from '../../protocol/messages.ts';
import type { CrowdParts } from './CrowdParts.ts';

/**
 * Notifies the person of hosts' requests and permissions, and hosts of people who would like to speak. Nothing starts
 * without the person's consent.
 */
export function announceCrowd(parts: CrowdParts): void {
  const { session, view, media, notices, text, observeAll } = parts;
  announceSpeaking(parts);
  announceRequests(parts);
  observeAll([media.microphone], () => media.microphone.value.muted || notices.withdraw('unmute'));
  session.incident.subscribe((incident) => {
    if (incident.kind === 'unmuteAsked') announceRequest(incident.by, parts);
    if (incident.kind === 'handLowered')
      notices.notify({ key: 'hand', message: text('handLowered', { name: nameHost(incident.by, parts) }) });
  });
  let featured = session.room.value?.featured;
  session.room.changes.subscribe((room) => {
    // A host's new choice overrides the person's earlier one; the person may choose again.
    if (room?.featured && room.featured !== featured) view.layout.next(undefined);
    featured = room?.featured;
  });
}

function nameHost(by: string, { session, text, shownName }: CrowdParts): string {
  const host = session.participant(by);
  return host ? shownName(host) : text('moderator');
}

function announceRequest(by: string, parts: CrowdParts): void {
  const { media, notices, text } = parts;
  if (!media.microphone.value.muted) return;
  notices.ask({
    key: 'unmute',
    message: text('unmuteAsked', { name: nameHost(by, parts) }),
    actions: [
      { label: text('stayMuted'), onChoose: () => undefined },
      { label: text('unmuteNow'), isMain: true, onChoose: () => void media.setMuted('audio', false) },
    ],
  });
}

/**
 * Offers hosts to let a person speak who raised a hand in the audience. The offer concerns the last such person, and
 * stays until a host answers it or the person lowers their hand or leaves.
 */
function announceRequests(parts: CrowdParts): void {
  const { session, notices } = parts;
  let requester: string | undefined;
  session.incident.subscribe((incident) => {
    if (incident.kind !== 'changed' && incident.kind !== 'left') return;
    const { before, after } =
      incident.kind === 'changed' ? incident : { before: incident.participant, after: undefined };
    const asks = isPending(after);
    if (asks && !isPending(before) && session.isModerator) {
      offerSpeaking(after, parts);
      requester = after.id;
    } else if (!asks && before.id === requester) {
      notices.withdraw('hand');
      requester = undefined;
    }
  });
}

const isPending = (person: Participant | undefined): person is Participant =>
  person?.isAudience === true && person.handRaisedAt > 0;

function offerSpeaking(after: Participant, { session, notices, text, shownName }: CrowdParts): void {
  const letSpeak = () => session.moderate({ type: 'setSpeaker', participantId: after.id, allowed: true });
  notices.ask({
    key: 'hand',
    message: text('asksToSpeak', { name: shownName(after) }),
    actions: [
      { label: text('notNow'), onChoose: () => undefined },
      { label: text('letSpeak'), isMain: true, onChoose: letSpeak },
    ],
  });
}

function announceSpeaking({ session, media, notices, text, observeAll }: CrowdParts): void {
  const ask = () => {
    session.change({ handRaised: true });
    notices.notify({ key: 'audience', message: text('askedToSpeak') });
  };
  const notifyListener = (message: string) => {
    const hasRequested = (session.self.value?.handRaisedAt ?? 0) > 0;
    if (hasRequested) notices.notify({ key: 'audience', message: text('askedToSpeak') });
    else
      notices.ask({
        key: 'audience',
        message,
        actions: [{ label: text('askToSpeak'), isMain: true, onChoose: ask }],
      });
  };
  let wasAudience: boolean | undefined;
  observeAll([session.self], () => {
    const isAudience = session.self.value?.isAudience === true;
    if (isAudience && !wasAudience) notifyListener(text(wasAudience === undefined ? 'youListen' : 'nowListening'));
    if (!isAudience && wasAudience) notices.notify({ key: 'audience', message: text('mayNowSpeak') });
    wasAudience = isAudience;
  });
  observeAll([media.microphone, media.camera], () => {
    if (!session.self.value?.isAudience) return;
    if (![media.microphone, media.camera].some(({ value }) => value.problem === 'forbidden')) return;
    // When a listener presses the microphone, offers to request the right to speak. The notice that it is forbidden is
    // withdrawn.
    for (const key of ['both', 'audio', 'video']) notices.withdraw(key);
    notifyListener(text('youListen'));
  });
}

import { expect, it, jest } from '@jest/globals';
import { Subject } from 'rxjs';
import { Behavior } from '../Behavior.ts';
import { MAX_PARTICIPANTS } from '../../protocol/limits.ts';
import type { CrowdParts } from '../crowd/CrowdParts.ts';
import type { Phase, RoomIncident } from '../session/RoomSession.ts';
import { loadCrowd } from './loadCrowd.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Creates a room with this number of places. Collects the incidents that the part announces once it is loaded. */
function enter(maxParticipants: number) {
  const announced: RoomIncident[] = [];
  const session = {
    maxParticipants,
    incident: new Subject<RoomIncident>(),
    phase: new Behavior<Phase>({ name: 'joined' }),
  };
  const view = { isPaneOpen: new Behavior(false) };
  const openCrowd = jest.fn(({ session: { incident } }: CrowdParts) => {
    incident.subscribe((one) => announced.push(one));
  });
  loadCrowd({ session, view } as never, async () => openCrowd);
  return { session, view, openCrowd, announced };
}

it('loads the part immediately in a large room, and in a small one once, when the list opens', async () => {
  const large = enter(MAX_PARTICIPANTS + 1);
  const small = enter(MAX_PARTICIPANTS);
  await turn();
  expect(large.openCrowd).toHaveBeenCalledTimes(1);
  expect(small.openCrowd).not.toHaveBeenCalled();
  small.view.isPaneOpen.next(true);
  small.session.incident.next({ kind: 'unmuteAsked', by: 'Hanna' });
  await turn();
  expect(small.openCrowd).toHaveBeenCalledTimes(1);
});

it('announces a host’s request in a small room even if it arrives before the part is loaded', async () => {
  const { session, announced } = enter(MAX_PARTICIPANTS);
  session.incident.next({ kind: 'guessing' });
  await turn();
  expect(announced).toEqual([]);
  session.incident.next({ kind: 'unmuteAsked', by: 'Hanna' });
  await turn();
  expect(announced).toEqual([{ kind: 'unmuteAsked', by: 'Hanna' }]);
  session.incident.next({ kind: 'unmuteAsked', by: 'Ben' });
  expect(announced).toHaveLength(2);
});

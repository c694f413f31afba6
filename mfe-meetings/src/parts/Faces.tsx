import type { FacedPerson } from '@meet/meetings-contract/page';
import { Slot } from '@meet/remote-kit';
import { AvatarGroup } from '@meet/ui';

/** People of a meeting. Who has a photo, and what the person calls them, the network knows. */
export function Faces({ people, size = 32 }: { people: readonly FacedPerson[]; size?: number }) {
  if (people.length === 0) return null;
  const plain = <AvatarGroup people={people} max={FACES_MAX} size={size} />;
  return (
    <Slot
      name="dashboard.faces/v1"
      input={{ people, max: FACES_MAX, size }}
      skeleton={plain}
      empty={plain}
      absent={() => plain}
    />
  );
}

const FACES_MAX = 5;

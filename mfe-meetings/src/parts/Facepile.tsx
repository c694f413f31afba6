import type { PilePerson } from '@meet/meetings-contract/page';
import { Slot } from '@meet/remote-kit';
import { AvatarGroup } from '@meet/ui';

const FACEPILE_MAX = 5;

interface Props {
  readonly people: readonly PilePerson[];
  readonly size?: number;
  /** Maximum number of faces; the others are shown as a number. */
  readonly max?: number;
}

/** Shows the people of a meeting. The network remote adds their photos and the names that the person gave them. */
export function Facepile({ people, size = 32, max = FACEPILE_MAX }: Props) {
  if (people.length === 0) return null;
  const plain = <AvatarGroup people={people} max={max} size={size} />;
  return (
    <Slot
      name="dashboard.facepile/v1"
      input={{ people, max, size }}
      skeleton={plain}
      empty={plain}
      absent={() => plain}
    />
  );
}

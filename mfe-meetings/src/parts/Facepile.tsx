import type { PilePerson } from '@meet/meetings-contract/page';
import { Slot } from '@meet/remote-kit';
import { AvatarGroup } from '@meet/ui';

const FACEPILE_MAX = 5;

interface Props {
  readonly people: readonly PilePerson[];
  readonly size?: number;
  /** More are counted. */
  readonly max?: number;
}

/** Shows the people of a meeting. The network knows their photos and the names that the person gives them. */
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

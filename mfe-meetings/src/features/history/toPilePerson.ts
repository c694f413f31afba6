import type { PastMeeting } from '@meet/meetings-contract';
import type { PilePerson } from '@meet/meetings-contract/page';

export const toPilePerson = ({ fullName, email }: PastMeeting['participants'][number]): PilePerson => ({
  name: fullName,
  ...(email && { email }),
});

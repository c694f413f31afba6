import type { PastMeeting } from '@meet/meetings-contract';
import type { FacedPerson } from '@meet/meetings-contract/page';

export const facedPerson = ({ fullName, email }: PastMeeting['participants'][number]): FacedPerson => ({
  name: fullName,
  ...(email && { email }),
});

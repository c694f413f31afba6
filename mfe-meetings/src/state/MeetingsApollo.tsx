import type { TypePolicies } from '@apollo/client';
import { ApolloScope } from '@meet/remote-kit/apollo';
import type { ReactNode } from 'react';

/** Keys and merge rules of the cached types that this remote's pages draw. */
const TYPE_POLICIES: TypePolicies = {
  // A room is one entry, whichever list contains it.
  MeetingOption: { keyFields: ['roomId'] },
  MeetingData: { keyFields: ['roomId'] },
  Query: { fields: { contacts: { merge: false } } },
  // Answers contain whole lists, which replace the cached ones.
  StartMeetingConfiguration: {
    fields: { meetings: { merge: false }, contacts: { merge: false }, participants: { merge: false } },
  },
};

/** Wraps components that use Apollo's hooks. */
export function MeetingsApollo({ children }: { children: ReactNode }) {
  return <ApolloScope typePolicies={TYPE_POLICIES}>{children}</ApolloScope>;
}

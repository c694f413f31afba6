import type { TypePolicies } from '@apollo/client';
import { ApolloScope } from '@meet/remote-kit/apollo';
import type { ReactNode } from 'react';

/** By what the cache knows the types again that pages of this remote draw from it. */
const TYPE_POLICIES: TypePolicies = {
  // One room, whichever list it stands in.
  MeetingOption: { keyFields: ['roomId'] },
  MeetingData: { keyFields: ['roomId'] },
  Query: { fields: { contacts: { merge: false } } },
  // Lists are answered whole.
  StartMeetingConfiguration: {
    fields: { meetings: { merge: false }, contacts: { merge: false }, participants: { merge: false } },
  },
};

/** Stands around what asks by Apollo's hooks. */
export function MeetingsApollo({ children }: { children: ReactNode }) {
  return <ApolloScope typePolicies={TYPE_POLICIES}>{children}</ApolloScope>;
}

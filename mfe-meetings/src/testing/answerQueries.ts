import { ApolloLink } from '@apollo/client';
import type { HostApi } from '@meet/remote-kit';
import { defer } from 'rxjs';
import { addTypePolicies } from '../state/addTypePolicies.ts';

/** Has Apollo Client's queries answered, with the cache as on a page. An `answer` that throws is a dead network. */
export function answerQueries({ apollo }: Pick<HostApi, 'apollo'>, answer: () => ApolloLink.Result): void {
  addTypePolicies({ apollo });
  apollo.setLink(new ApolloLink(() => defer(async () => answer())));
}

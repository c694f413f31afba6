import { ApolloLink } from '@apollo/client';
import type { TestHost } from '@meet/remote-kit/testing';
import { defer } from 'rxjs';

/** Has Apollo Client's queries answered, with the cache as on a page. An `answer` that throws is a dead network. */
export function answerQueries({ apollo }: Pick<TestHost, 'apollo'>, answer: () => ApolloLink.Result): void {
  apollo.setLink(new ApolloLink(() => defer(async () => answer())));
}

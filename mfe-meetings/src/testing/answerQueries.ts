import { ApolloLink } from '@apollo/client';
import type { TestHost } from '@meet/remote-kit/testing';
import { defer } from 'rxjs';

/**
 * Answers Apollo Client's queries, with the cache as on a page. An `answer` that throws stands for a network failure.
 */
export function answerQueries({ apollo }: Pick<TestHost, 'apollo'>, answer: () => ApolloLink.Result): void {
  apollo.setLink(new ApolloLink(() => defer(async () => answer())));
}

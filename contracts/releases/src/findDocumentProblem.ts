import { callsOf, input, output, text } from '@meet/contracts';
import { string } from 'yup';
import { RELEASE_FILE_BYTES_MAX } from './limits.ts';

/** Answered by the gateway, whose schema judges. */
export const findDocumentProblem = callsOf('gateway')('findDocumentProblem', {
  path: 'find-document-problem',
  access: 'service',
  summary: 'What is wrong with a GraphQL document for the schema that answers pages; null where nothing is.',
  input: input({ document: text().required() }),
  output: output({ problem: string().defined().nullable() }),
  bodyLimit: RELEASE_FILE_BYTES_MAX,
});

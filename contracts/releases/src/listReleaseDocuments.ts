import { array, boolean, object, string } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const listReleaseDocuments = defineCall('listReleaseDocuments', {
  path: 'list-release-documents',
  access: 'service',
  summary: 'The GraphQL documents of every release that is kept.',
  input: input({}),
  output: output({
    releases: array(
      object({
        remote: string().required(),
        releaseId: string().required(),
        /** Whether a channel names it. */
        isLive: boolean().required(),
        documents: array(string().required()).required(),
      }).required(),
    ).required(),
  }),
});

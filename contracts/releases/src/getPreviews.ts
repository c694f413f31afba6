import { array, boolean, object, string } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const getPreviews = defineCall('getPreviews', {
  path: 'previews',
  method: 'GET',
  access: 'account',
  summary: 'The previews that the caller may choose or has chosen.',
  input: noInput,
  output: output({
    /** Whether the caller may choose without a link. */
    isTester: boolean().required(),
    previews: array(
      object({
        remote: string().required(),
        preview: string().required(),
        release: string().required(),
        isChosen: boolean().required(),
      })
        .meta({ name: 'PreviewOffer' })
        .required(),
    ).required(),
  }),
  graphql: { query: 'previews' },
});

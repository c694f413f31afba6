import { array, boolean, object, string } from 'yup';
import { input, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const getTooltipContent = defineCall('getTooltipContent', {
  path: 'get-tooltip-content',
  access: 'public',
  summary: 'The info notes of a page; `canEdit` for an administrator.',
  input: input({ pageUrl: text().required('common.required').max(500) }),
  output: output({
    tooltipsDetails: array(
      object({
        elementId: string().required(),
        title: string().defined(),
        /** Sanitised HTML: paragraphs, lists, emphasis and links. */
        description: string().defined(),
        showTitle: boolean().required(),
      })
        .meta({ name: 'Tooltip' })
        .required(),
    ).required(),
    canEdit: boolean().required(),
  }),
  impersonation: 'allowed',
  graphql: { query: 'tooltipContent' },
});

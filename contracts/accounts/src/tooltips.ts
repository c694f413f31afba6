import { array, boolean, object, string } from 'yup';
import { bit, flag, input, line, lines, noOutput, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';

/** Elements of the product that have an info note: `<first path segment>.<explained element>`. */
export const TOOLTIP_ELEMENTS = [
  'dashboard.start',
  'dashboard.room',
  'dashboard.hosting',
  'dashboard.customRooms',
  'ongoing-meetings.page',
  'groups-management.page',
  'organization.page',
  'organization.licences',
  'referrals.page',
  'notifications.page',
  'meetings-history.page',
  'integrations.page',
  'integrations.apiKeys',
  'integrations.webhooks',
  'profile.alias',
  'profile.apiKey',
] as const;

export type TooltipElement = (typeof TOOLTIP_ELEMENTS)[number];

export const getTooltipContent = defineCall('getTooltipContent', {
  path: 'get-tooltip-content',
  access: 'public',
  summary: 'Lists the info notes of a page; `canEdit` for an administrator.',
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

export const TOOLTIP_TITLE_MAX_LENGTH = 120;
export const TOOLTIP_DESCRIPTION_MAX_LENGTH = 4000;

const elementId = () =>
  text().matches(/^[A-Za-z0-9._-]{1,80}$/, { message: 'common.idInvalid', excludeEmptyString: true });

const title = () => line().max(TOOLTIP_TITLE_MAX_LENGTH, 'accounts.tooltipTitleTooLong');
const description = () => lines().max(TOOLTIP_DESCRIPTION_MAX_LENGTH, 'accounts.tooltipDescriptionTooLong');

export const updateTooltipContent = defineCall('updateTooltipContent', {
  path: 'update-tooltip-content',
  access: 'admin',
  summary: 'Changes an info note. Accepts both forms of the payload.',
  input: input({
    tooltipId: elementId().meta({ restOnly: true }),
    tooltipTitle: title().meta({ restOnly: true }),
    tooltipDescription: description().meta({ restOnly: true }),
    tooltipShowTitle: bit().meta({ restOnly: true }),
    elementId: elementId(),
    title: title(),
    description: description(),
    showTitle: flag(),
  }).test('names-an-element', 'accounts.tooltipParameters', (value) => Boolean(value?.tooltipId || value?.elementId)),
  output: noOutput,
  errors: [accountsErrors.TOOLTIP_NOT_FOUND],
  graphql: { mutation: true, input: 'UpdateTooltipContentInput' },
});

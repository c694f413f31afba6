import { bit, flag, input, line, lines, noOutput, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';

export const TOOLTIP_TITLE_MAX_LENGTH = 120;
export const TOOLTIP_DESCRIPTION_MAX_LENGTH = 4000;

const elementId = () =>
  text().matches(/^[A-Za-z0-9._-]{1,80}$/, { message: 'common.idInvalid', excludeEmptyString: true });

const title = () => line().max(TOOLTIP_TITLE_MAX_LENGTH, 'accounts.tooltipTitleTooLong');
const description = () => lines().max(TOOLTIP_DESCRIPTION_MAX_LENGTH, 'accounts.tooltipDescriptionTooLong');

export const updateTooltipContent = defineCall('updateTooltipContent', {
  path: 'update-tooltip-content',
  access: 'admin',
  summary: 'Changes an info note. Both forms of the payload are taken.',
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

import { input, line, output, text, timeZone, unixSeconds } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { statusShape } from './shapes.ts';
import { isPresetStatus, STATUSES } from './statuses.ts';
import { STATUS_TEXT_MAX } from './limits.ts';

export const updateStatus = defineCall('updateStatus', {
  path: 'update-status',
  access: 'user',
  summary:
    'Sets the caller’s status, until changed or until statusEnd. Times in unix seconds. A preset lasts until tomorrow at least, as it is in `timezone`, else in UTC.',
  input: input({
    status: text().required('network.statusRequired').oneOf(STATUSES, 'network.statusInvalid'),
    statusDescription: line()
      .nullable()
      .max(STATUS_TEXT_MAX, 'network.statusTextTooLong')
      .test('not-blank', 'network.statusTextBlank', (value) => !value || value.trim() !== ''),
    statusStart: unixSeconds().nullable(),
    statusEnd: unixSeconds()
      .nullable()
      .when('status', ([status], schema) =>
        isPresetStatus(String(status)) ? schema.required('network.dateRequired') : schema,
      ),
    timezone: timeZone(),
  }),
  output: output({ status: statusShape }),
  rateLimit: { max: 60, windowSeconds: 60 },
  graphql: { mutation: true, input: 'UpdateStatusInput' },
});

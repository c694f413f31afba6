import { input, list, noOutput, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';

export const updateFirstChildRouteList = defineCall('updateFirstChildRouteList', {
  path: 'update-first-child-route-list',
  access: 'public',
  summary: 'Reserves first path segments, so that no alias hides a page. Built-in ones stay reserved.',
  input: input({
    accessKey: text().required('common.required').max(512),
    firstChildRoutePaths: list(text().required().max(100)).max(500).required('common.required'),
  }),
  output: noOutput,
  errors: [accountsErrors.ACCESS_KEY_INVALID],
  graphql: { mutation: true },
  rateLimit: { max: 10, windowSeconds: 60, by: 'address' },
});

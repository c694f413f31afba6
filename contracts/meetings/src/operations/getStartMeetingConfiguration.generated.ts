import { operationOf } from '@meet/contracts';
import { getStartMeetingConfiguration as call } from '../index.ts';

export const getStartMeetingConfiguration = /* @__PURE__ */ operationOf(call, 'b6949ce4119953109c7db72c24601e7446541f87f44b7cd4de40cf2341654202');

import { operationOf } from '@meet/contracts';
import { editPersonalMeetingId as call } from '../index.ts';

export const editPersonalMeetingId = /* @__PURE__ */ operationOf(call, '10b8387d6b1925993af0f2f6c0f113d0877a56707aa7c654e6a05f2b165ff8ea');

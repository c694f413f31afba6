import { operationOf } from '@meet/contracts';
import { toggleMeetingFavorite as call } from '../index.ts';

export const toggleMeetingFavorite = /* @__PURE__ */ operationOf(call, 'efd0b219391d38839546d340c83795028313862c203d08ca93730a98b3948ba3');

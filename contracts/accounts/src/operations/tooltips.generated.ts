import { toOperation } from '@meet/contracts';
import * as calls from '../tooltips.ts';

export const getTooltipContent = toOperation(calls.getTooltipContent, '9c67dfd27e5bb0798841ade255add47252331bd3fbcc680a056b56b42942eeb0');
export const updateTooltipContent = toOperation(calls.updateTooltipContent, 'f97bd6fa1fc603a264ef68291cdd173bba764543a53507028e647c5a1e063698');

import { toOperation } from '@meet/contracts';
import * as calls from '../tooltips.ts';

export const getTooltipContent = toOperation(calls.getTooltipContent, '9c67dfd27e5bb0798841ade255add47252331bd3fbcc680a056b56b42942eeb0');
export const updateTooltipContent = toOperation(calls.updateTooltipContent, 'c7d7fddcc97bc83637d74a532886208242faf595cd7447cc91cd3f36a036065a');

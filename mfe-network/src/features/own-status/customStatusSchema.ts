import { isPresetStatus, statusText } from '@meet/network-contract';
import { object, string } from 'yup';
import type { StatusChange } from '../../state/createStatusViewModel.ts';
import { CUSTOM_PERIODS, secondsFromNow, type CustomPeriod } from './durations.ts';

export interface CustomStatusValues {
  statusText: string;
  status: string;
  clearAfter: CustomPeriod | 'custom' | '';
  /** 'yyyy-MM-dd' */
  endDate: string;
}

const FURTHEST_DAYS = 366;

const needsDate = (status: string, clearAfter: string) => isPresetStatus(status) || clearAfter === 'custom';

export const customStatusSchema = object({
  statusText: statusText(),
  clearAfter: string().when('status', ([status], schema) =>
    isPresetStatus(String(status)) ? schema : schema.required('network.optionRequired'),
  ),
  endDate: string().when(['status', 'clearAfter'], ([status, clearAfter], schema) =>
    needsDate(String(status), String(clearAfter))
      ? schema
          .required('network.dateRequired')
          .test('from-tomorrow', 'network.dateTooEarly', (day) => !day || day >= earliestDay())
          .test('within-a-year', 'network.timeTooFar', (day) => !day || day <= furthestDay())
      : schema,
  ),
});

/** Returns the first day on which a status may end: tomorrow. */
export const earliestDay = () => dayFromToday(1);
export const furthestDay = () => dayFromToday(FURTHEST_DAYS);

export function toStatusChange({ statusText, status, clearAfter, endDate }: CustomStatusValues): StatusChange {
  const statusEnd = needsDate(status, clearAfter)
    ? Math.floor(new Date(`${endDate}T00:00`).getTime() / 1000)
    : secondsFromNow(CUSTOM_PERIODS[clearAfter as CustomPeriod]);
  return { status, statusDescription: statusText.trim(), statusEnd };
}

function dayFromToday(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
}

export type {
  DialogInput,
  DialogProps,
  DialogResult,
  DialogSlot,
  MeetingDetailsKind,
  SlotName,
  SlotProps,
  SlotTable,
} from './SlotTable.ts';

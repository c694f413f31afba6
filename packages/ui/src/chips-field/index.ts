export { ChipsField, type ChipsFieldProps } from './ChipsField.tsx';
export type { Chip, ChipsWords } from './ChipList.tsx';

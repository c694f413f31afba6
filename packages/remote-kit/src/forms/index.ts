export { CallDialog, type CallDialogProps } from './CallDialog.tsx';
export { CallForm, type CallFormProps } from './CallForm.tsx';
export { CallFormik, type CallFormikProps, type CallFormOptions, type CallFormState } from './CallFormik.tsx';
export type { FormHost } from './FormHost.ts';
export type { Refusal } from './placeRefusal.ts';
export { SubmitButton } from './SubmitButton.tsx';
export { useAction, type Action, type ActionOptions } from './useAction.ts';

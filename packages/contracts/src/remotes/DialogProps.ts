/** Properties of a dialog's component. It calls `onClose` with a result, or without one when it was dismissed. */
export interface DialogProps<Result = void> {
  readonly onClose: (result?: Result) => void;
}

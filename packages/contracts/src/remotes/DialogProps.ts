/** Properties of a dialog's component. It calls `onClose` with a result, or without one if the person dismissed it. */
export interface DialogProps<Result = void> {
  readonly onClose: (result?: Result) => void;
}

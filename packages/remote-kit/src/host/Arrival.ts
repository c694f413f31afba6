/** Input of a person on the small page that stands before a meeting's until its code is there. */
export interface Arrival {
  /** As far as they typed it. */
  readonly name: string;
  /** They pressed the button: nothing is to be asked again that they have answered. */
  readonly joins: boolean;
}

/** Input of a person on the small page that is shown until a meeting's own page is loaded. */
export interface Arrival {
  /** The name, as far as the person has typed it. */
  readonly name: string;
  /** Whether the person pressed the join button. The meeting's page then repeats no question that they answered. */
  readonly joins: boolean;
}

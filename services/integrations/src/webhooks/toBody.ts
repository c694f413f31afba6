interface Happening {
  readonly event: string;
  /** Unix milliseconds. */
  readonly at: number;
  readonly data: object;
}

/** As Standard Webhooks writes it. */
export const toBody = ({ event, at, data }: Happening) =>
  JSON.stringify({ type: event, timestamp: new Date(at).toISOString(), data });

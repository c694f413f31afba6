interface Happening {
  readonly event: string;
  /** Unix milliseconds. */
  readonly at: number;
  readonly data: object;
}

/** Returns a request's body in the format of Standard Webhooks. */
export const toBody = ({ event, at, data }: Happening) =>
  JSON.stringify({ type: event, timestamp: new Date(at).toISOString(), data });

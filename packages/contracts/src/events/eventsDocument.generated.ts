/** Every field of every event. The text is fixed: clients that ask alike share the same bytes. */
export const EVENTS_DOCUMENT =
  "subscription Events { events { __typename type channel at  } }";

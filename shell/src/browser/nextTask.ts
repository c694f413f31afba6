/** Ends the running task, so that the browser can paint and respond before the next one. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  // Browsers without a scheduler get a message instead of a timer: in background tabs each timer takes a second.
  return scheduler?.yield?.() ?? nextMessage();
}

function nextMessage(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

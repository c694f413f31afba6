/** Ends the running task: the browser may paint and answer before what follows. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  // No timer where there is no scheduler: tabs in the background wait a second for each.
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

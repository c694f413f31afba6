const loading = new Map<string, Promise<void>>();

/** Loads a script of another origin once. After a failure, the next caller tries again. */
export function loadScript(address: string): Promise<void> {
  let loaded = loading.get(address);
  if (!loaded) {
    loaded = new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = address;
      script.async = true;
      script.onload = () => resolve();
      script.onerror = () => {
        script.remove();
        loading.delete(address);
        reject(new Error(`${address} did not load.`));
      };
      document.head.append(script);
    });
    loading.set(address, loaded);
  }
  return loaded;
}

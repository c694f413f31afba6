import { loadScript } from './loadScript.ts';

interface Turnstile {
  render(place: HTMLElement, options: Record<string, unknown>): string;
  remove(widgetId: string): void;
}

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/**
 * Returns a token of Turnstile. It shows its widget in `place` only to suspicious visitors. See
 * developers.cloudflare.com/turnstile.
 */
export async function requestTurnstile(siteKey: string, action: string, place: HTMLElement): Promise<string> {
  await loadScript(SCRIPT);
  const { turnstile } = window as unknown as { turnstile: Turnstile };
  let widgetId: string | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      widgetId = turnstile.render(place, {
        sitekey: siteKey,
        action,
        appearance: 'interaction-only',
        callback: resolve,
        'error-callback': (code: unknown) => reject(new Error(`Turnstile failed: ${String(code)}.`)),
        'timeout-callback': () => reject(new Error('Turnstile waited too long.')),
      });
    });
  } finally {
    if (widgetId !== undefined) turnstile.remove(widgetId);
  }
}

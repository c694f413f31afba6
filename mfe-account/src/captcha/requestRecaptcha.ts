import { loadScript } from './loadScript.ts';

interface Recaptcha {
  ready(run: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}

/** Returns a token of reCAPTCHA v3. See developers.google.com/recaptcha/docs/v3. */
export async function requestRecaptcha(siteKey: string, action: string): Promise<string> {
  await loadScript(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`);
  const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha };
  return new Promise((resolve, reject) => {
    grecaptcha.ready(() => grecaptcha.execute(siteKey, { action }).then(resolve, reject));
  });
}

import { PUSH_WORKER_PATH } from '@meet/contracts/push';

interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}
let policy: ScriptUrlPolicy | undefined;

/** The worker's address, as the page's policy wants it: no other is made by this way. */
export function workerUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('push-worker', { createScriptURL: () => PUSH_WORKER_PATH });
  return policy?.createScriptURL(PUSH_WORKER_PATH) ?? PUSH_WORKER_PATH;
}

import { PUSH_WORKER_PATH } from '@meet/contracts/push';

interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}
let policy: ScriptUrlPolicy | undefined;

/**
 * Returns the worker's address as the trusted type that the page's policy requires. The policy creates no other
 * address.
 */
export function workerUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('push-worker', { createScriptURL: () => PUSH_WORKER_PATH });
  return policy?.createScriptURL(PUSH_WORKER_PATH) ?? PUSH_WORKER_PATH;
}

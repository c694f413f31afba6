import { openTracing } from '@meet/service-kit';
import { randomUUID } from 'node:crypto';
import type { Deployment } from './readDeployment.ts';

/** Traces this process by the settings of the deployment. The returned function sends the remaining spans. */
export function traceProcess(
  { settings, log }: Pick<Deployment, 'settings' | 'log'>,
  service: { readonly name: string; readonly version: string },
): Promise<() => Promise<void>> {
  return openTracing({
    endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS,
    share: settings.OTEL_TRACES_SAMPLER_ARG,
    service: { ...service, instance: randomUUID() },
    log,
  });
}

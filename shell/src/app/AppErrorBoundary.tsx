import { ErrorState } from '@meet/ui';
import { Component, type ReactNode } from 'react';
import { ShellContext } from '../base/ShellContext.ts';
import { useText } from '../base/useText.ts';

/** The last error boundary. It shows failures of the shell itself. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  static override contextType = ShellContext;
  declare context: React.ContextType<typeof ShellContext>;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: { componentStack?: string | null }) {
    this.context?.telemetry.of().report(error, { componentStack });
  }

  override render() {
    return this.state.failed ? <AppFault /> : this.props.children;
  }
}

function AppFault() {
  const t = useText();
  return <ErrorState title={t('fault.title')} description={t('fault.description')} onRetry={() => location.reload()} />;
}

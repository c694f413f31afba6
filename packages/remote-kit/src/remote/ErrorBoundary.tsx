import { Component, type ReactNode } from 'react';

interface Props {
  readonly onError: (error: unknown, componentStack: string | undefined) => void;
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Called before the children are drawn again. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

/** Contains a failure of its children, so that the rest of the page stays. */
export class ErrorBoundary extends Component<Props, { failure: { readonly error: unknown } | undefined }> {
  override state = { failure: undefined as { readonly error: unknown } | undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: { componentStack?: string | null }) {
    this.props.onError(error, info.componentStack ?? undefined);
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.retry) : this.props.children;
  }
}

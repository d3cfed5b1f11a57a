/**
 * Catches what breaks while drawing and shows the fallback page. Reports the event 'HELOC: Error Fallback' (ACC-E6).
 * Reloads a part that no longer loads (ACC-B6).
 */
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { LoadingPage } from './loading-page.tsx';
import { reloadAfterLostChunk } from './lost-chunk.ts';
import { Snag } from './snag.tsx';

export type ErrorBoundaryProps = {
  children: ReactNode;
  /** A change of it, e.g. of the address, tries again. */
  resetKey?: string;
  report?: (event: string, error: unknown) => void;
  /** Shown instead of the fallback page, for parts that the page can do without. */
  fallback?: ReactNode;
};

/** Below it the page may break; above it, help stays reachable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean; reloads: boolean }> {
  override state = { broken: false, reloads: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.broken && before.resetKey !== this.props.resetKey)
      this.setState({ broken: false, reloads: false });
  }

  override componentDidCatch(error: unknown, _: ErrorInfo): void {
    if (reloadAfterLostChunk(error)) this.setState({ reloads: true });
    else this.props.report?.('HELOC: Error Fallback', error);
  }

  override render(): ReactNode {
    const { broken, reloads } = this.state;
    const { fallback, children } = this.props;
    if (broken && fallback !== undefined) return fallback;
    if (reloads) return <LoadingPage />;
    return broken ? <Snag /> : children;
  }
}

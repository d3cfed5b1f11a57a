/** Catches what breaks while drawing and shows the fallback page. Reports the event 'HELOC: Error Fallback' (E6). */
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reloadAfterLostChunk } from './lost-chunk.ts';
import { Snag } from './snag.tsx';

export type ErrorBoundaryProps = {
  children: ReactNode;
  /** A change of it, e.g. of the address, tries again. */
  resetKey?: string;
  report?: (event: string, error: unknown) => void;
};

/** Below it the page may break; above it, help stays reachable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.broken && before.resetKey !== this.props.resetKey) this.setState({ broken: false });
  }

  override componentDidCatch(error: unknown, _: ErrorInfo): void {
    if (reloadAfterLostChunk(error)) return;
    this.props.report?.('HELOC: Error Fallback', error);
  }

  override render(): ReactNode {
    return this.state.broken ? <Snag /> : this.props.children;
  }
}

/**
 * Hears every error that no boundary catches, from before anything of ours is drawn: the rest of telemetry comes later, and the
 * reporter keeps until then what it is told.
 */
import { ERROR_EVENT } from '../../../engine/telemetry/event-shape.ts';
import { reportError } from './report-error.ts';

/** Returns how to stop. */
export function listenForErrors(): () => void {
  const broken = (event: ErrorEvent) => reportError(ERROR_EVENT, event.error ?? event.message);
  const rejected = (event: PromiseRejectionEvent) => reportError(ERROR_EVENT, event.reason);
  window.addEventListener('error', broken);
  window.addEventListener('unhandledrejection', rejected);
  return () => {
    window.removeEventListener('error', broken);
    window.removeEventListener('unhandledrejection', rejected);
  };
}

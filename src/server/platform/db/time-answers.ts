/** Leaves a database that stops answering: ends the connection, and tells the waiting callers. */
import { whileListening } from '../while-listening.ts';
import type { ServerClient } from './server-client.ts';

type Ask = (...parts: unknown[]) => unknown;
type Told = (error: unknown, result?: unknown) => void;

const sqlState = /^[0-9A-Z]{5}$/;

export type TimedClient = {
  /** Call it when a new holder gets the connection. */
  renew(): void;
  /** Milliseconds since it last answered. */
  silentFor(): number;
};

/**
 * @param patienceMs how long one holder of the connection may wait for answers, all queries together
 * @param onSilence called when that was over
 */
export function timeAnswers(client: ServerClient, patienceMs: number, onSilence: () => void): TimedClient {
  const ask = client.query.bind(client) as Ask;
  let left = patienceMs;
  let heard = Date.now();
  const waiting = () => {
    const stop = whileListening(left, () => {
      client.cut('no answer in time');
      onSilence();
    });
    return (error?: unknown) => {
      left -= stop();
      heard = Date.now();
      // An error without the database's own code means that driver and server no longer understand each other.
      if (error && !sqlState.test(String((error as { code?: unknown }).code)))
        client.cut('it cannot be understood');
    };
  };
  client.query = ((...parts: unknown[]) => {
    const answered = waiting();
    const last = parts.at(-1);
    if (typeof last === 'function') return ask(...parts.slice(0, -1), hearing(answered, last as Told));
    return (ask(...parts) as Promise<unknown>).then(
      (result) => {
        answered();
        return result;
      },
      (error) => {
        answered(error);
        throw error;
      },
    );
  }) as typeof client.query;
  return {
    renew: () => {
      left = patienceMs;
    },
    silentFor: () => Date.now() - heard,
  };
}

const hearing =
  (answered: Told, told: Told): Told =>
  (error, result) => {
    answered(error);
    told(error, result);
  };

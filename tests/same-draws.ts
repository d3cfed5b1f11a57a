/**
 * Setup of every test file: properties draw the same values on every run, so that a red run is red again.
 * `SEED=12 npx vitest run tests/engine` tries others; a value that breaks a property becomes a test of its own.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_261_127) });

/** The shapes of the calls' bodies, paths and queries are compiled when a call is first made: most of them wait long for that. */
import { Ajv, type ErrorObject } from 'ajv';
import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

type Check = { (data: unknown): boolean; errors: ErrorObject[] | null | undefined };

/** Call it before the routes are registered. Nothing is coerced, added or taken away, and the first fault is enough. */
export function checkWhenCalled(app: FastifyInstance): void {
  const ajv = formats.default(new Ajv({ strictTypes: false }));
  app.setValidatorCompiler(({ schema }) => {
    const check: Check = (data) => {
      const compiled = ajv.compile(schema);
      const fits = compiled(data);
      check.errors = compiled.errors;
      return fits;
    };
    check.errors = undefined;
    return check;
  });
}

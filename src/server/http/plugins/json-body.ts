/** Reads JSON, and a form where a route takes one, and nothing else: bounded depth, no prototype keys, no silent conversion of other types. */
import type { FastifyInstance } from 'fastify';
import { CallError } from '../../platform/errors/call-error.ts';

const deepest = 20;
/** JSON, and the two names under which browsers send their policy reports. */
const jsonTypes = ['application/json', 'application/csp-report', 'application/reports+json'];

export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    // A name that comes twice counts as it came last.
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  app.addContentTypeParser(jsonTypes, { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text === '') return done(null, undefined);
    if (depth(text) > deepest)
      return done(new CallError(400, `The request is nested deeper than ${deepest}.`));
    return parse(request, text, done);
  });
}

/** The deepest nesting of a JSON text, counted without building it. */
export function depth(text: string): number {
  let [open, most, inString] = [0, 0, false];
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index];
    if (inString) {
      if (letter === '\\') index += 1;
      else if (letter === '"') inString = false;
    } else if (letter === '"') inString = true;
    else if (letter === '{' || letter === '[') most = Math.max(most, ++open);
    else if (letter === '}' || letter === ']') open -= 1;
  }
  return most;
}

/** Reads a party's OpenAPI document: which question goes where, and what the question and its answer look like. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Documents, inlineSchema, isSchema, type Schema } from './inline-schema.ts';
import { type Shape, shapeOf } from './shape.ts';

export type Operation = {
  /** In capitals. */
  method: string;
  /** Below the party's address; may hold `{names}`. */
  path: string;
  /** Left out where bytes are sent. */
  question?: Shape;
  /** Left out where nothing is answered. */
  answer?: Shape;
};

/** By `operationId`. */
export type PartyDocument = ReadonlyMap<string, Operation>;

const shared = 'common.openapi.json';

/** @param folder holds the documents. Throws when the document is not there, or refers to nothing. */
export function readPartyDocument(folder: string, file: string): PartyDocument {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const documents: Documents = new Map([shared, file].map((name) => [name, read(name)]));
  const { paths } = inlineSchema(documents, file, { paths: at(documents.get(file), 'paths') }) as Schema;
  const operations = Object.entries(isSchema(paths) ? paths : {}).flatMap(([path, item]) =>
    ['post', 'put'].flatMap((method) => {
      const said = at(item, method);
      return isSchema(said) ? [[String(said.operationId), operationOf(path, method, said)] as const] : [];
    }),
  );
  return new Map(operations);
}

function operationOf(path: string, method: string, said: Schema): Operation {
  const question = bodyOf(said.requestBody);
  const answer = bodyOf(at(said, 'responses', '200'));
  return {
    method: method.toUpperCase(),
    path,
    ...(question && { question: shapeOf('question', question) }),
    ...(answer && { answer: shapeOf('answer', answer) }),
  };
}

function bodyOf(message: unknown): Schema | undefined {
  const schema = at(message, 'content', 'application/json', 'schema');
  return isSchema(schema) ? schema : undefined;
}

function at(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((part, key) => (isSchema(part) ? part[key] : undefined), value);
}

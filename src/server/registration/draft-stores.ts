/** Lets answers be stored into a draft exactly as they will be stored into an application. */
import type { AnswerStores } from '../submission/store-answers.ts';
import type { DraftBody } from './draft-store.ts';

export function draftStores(body: DraftBody): AnswerStores {
  return {
    entities: {
      kept: async (name) => structuredClone(body.entities[name] ?? {}),
      put: async (name, data) => {
        body.entities[name] = data;
      },
    },
    sealed: {
      put: async (field, value) => {
        body.sealed[field] = value;
      },
    },
  };
}

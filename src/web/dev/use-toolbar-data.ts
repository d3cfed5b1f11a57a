/** What the sandbox tells the toolbar: its sample borrowers, its lenders, and how a sample answers the registration. */
import useSWRImmutable from 'swr/immutable';
import { isRecord } from '../../engine/facts/facts.ts';
import { useSend } from '../platform/api/transport/api-context.ts';
import type { JsonObject } from '../platform/data/json.ts';

export type Persona = {
  key: string;
  surname: string;
  expects: string;
  home: JsonObject;
  isCrypto: boolean;
};
export type Lender = { code: string; name: string; color: string };
export type SampleStep = {
  flow: string;
  page: string;
  action: string;
  data: JsonObject;
  /** Documents that are opened before anything is agreed to. */
  opens: string[];
};
export type ToolbarData = { personas: Persona[]; lenders: Lender[]; steps: SampleStep[] };

const PATH = '/sandbox/toolbar';

export function useToolbarData() {
  const send = useSend();
  return useSWRImmutable<ToolbarData, Error>(PATH, async () =>
    toData(await send({ method: 'GET', path: PATH })),
  );
}

function toData(body: unknown): ToolbarData {
  if (!isRecord(body)) throw new Error('The sandbox told nothing');
  const sample = isRecord(body.sample) ? body.sample : {};
  return {
    personas: objects(body.personas).map((one) => ({
      key: String(one.key),
      surname: String(one.surname),
      expects: String(one.expects),
      home: isRecord(one.home) ? one.home : {},
      isCrypto: one.isCrypto === true,
    })),
    lenders: objects(body.lenders).map((one) => ({
      code: String(one.code),
      name: String(one.name),
      color: String(one.color),
    })),
    steps: objects(sample.steps).map((one) => ({
      flow: String(one.flow),
      page: String(one.page),
      action: String(one.action),
      data: isRecord(one.data) ? one.data : {},
      opens: Array.isArray(one.opens) ? one.opens.map(String) : [],
    })),
  };
}

function objects(list: unknown): JsonObject[] {
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

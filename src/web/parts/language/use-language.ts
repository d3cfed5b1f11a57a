/** Changes the language of everything that is drawn, without loading the page again: what is typed stays. */
import { createContext, useContext } from 'react';
import { useSWRConfig } from 'swr';
import { isRecord } from '../../../engine/facts/facts.ts';
import { useContentSource } from '../../platform/api/hooks/use-content.ts';
import { useSend } from '../../platform/api/transport/api-context.ts';
import type { OrgData } from '../../platform/data/org.ts';
import { useOrg } from '../../platform/data/org-context.ts';
import { announce } from '../announcer.tsx';

/** Puts the lender's data in another language in the place of what came with the page. */
export const AdoptContext = createContext<(org: OrgData) => void>(() => undefined);

/** The languages other than the one that is shown, and the way into one of them. */
export function useLanguage() {
  const { language, languages = {} } = useOrg();
  const adopt = useContext(AdoptContext);
  const send = useSend();
  const { follow } = useContentSource();
  const { mutate } = useSWRConfig();

  async function choose(tag: string): Promise<void> {
    const answer = await send({ method: 'PUT', path: '/identity/api/v1/language', body: { language: tag } });
    if (!isRecord(answer) || !isRecord(answer.languages)) throw new Error('The answer names no language');
    // The server has filled it in as it fills in what comes with the page.
    const org = answer as unknown as OrgData;
    adopt(org);
    follow(org.contentHash);
    announce(org.languages?.[tag]?.name ?? tag);
    await mutate(isAboutBorrowers);
  }

  const others = Object.entries(languages).flatMap(([tag, said]) =>
    tag === language ? [] : [{ tag, ...said }],
  );
  return { others, choose };
}

// Content has an address of its own in each language; answers of the server have words in them.
function isAboutBorrowers(key: unknown): boolean {
  return typeof key !== 'string' || !/^(core|page)\//.test(key);
}

/** Begins as a sample borrower, and opens what became of it. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { cryptoSources } from '../../engine/journey/marks-crypto.ts';
import { useForgetAnswers } from '../platform/api/hooks/session-cache.tsx';
import { useSend } from '../platform/api/transport/api-context.ts';
import { actAs } from '../platform/data/identity-kind.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { startBorrower } from './start-borrower.ts';
import type { Persona } from './use-toolbar-data.ts';

export function useStart() {
  const send = useSend();
  const [cryptoSource] = cryptoSources(useOrg().productSettings);
  const navigate = useNavigate();
  const forget = useForgetAnswers();
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const run = async (persona: Persona, steps: Parameters<typeof startBorrower>[1]['steps']) => {
    setBusy(persona.key);
    setFailed(undefined);
    try {
      const path = await startBorrower(send, { persona, steps, cryptoSource });
      actAs('customer');
      navigate(path);
      forget();
    } catch (error) {
      setFailed(error instanceof Error ? error.message : 'The borrower could not be registered.');
      setBusy(undefined);
    }
  };
  return { busy, failed, run };
}

/** The borrower's side of a hand-over while it lasts: the link, how far the phone is, and the files as they come. */
import { useEffect, useRef, useState } from 'react';
import { usePageFrame } from '../../page/page-scope.ts';
import { failureSentence } from '../../platform/api/transport/api-error.ts';
import { type HandOverState, handOverApi } from './hand-over-api.ts';

const LOOK_MS = 2000;

type Handed = { token: string; fields: string };

/** `fields` are those that show now: a link for other fields has ended. */
export function useHandOver(fields: readonly string[]) {
  const { page, context, receive } = usePageFrame();
  const { application = '', call } = context;
  const [handed, setHanded] = useState<Handed>();
  const [state, setState] = useState<HandOverState>('NONE');
  const [problem, setProblem] = useState<string>();
  const api = useRef(handOverApi(call, application));
  const wanted = fields.join();
  const token = handed?.fields === wanted ? handed.token : undefined;

  const open = async () => {
    setProblem(undefined);
    try {
      setHanded({ token: await api.current.open(page.id, fields), fields: wanted });
      setState('WAITING');
    } catch (error) {
      setProblem(failureSentence(error));
    }
  };
  const close = () => {
    setHanded(undefined);
    setState('NONE');
    void api.current.end().catch(() => undefined);
  };

  const looks = token !== undefined && (state === 'WAITING' || state === 'OPENED');
  useEffect(() => {
    if (!looks) return;
    const timer = setInterval(async () => {
      // A look that fails is made again; the link itself is not harmed.
      const seen = await api.current.look().catch(() => undefined);
      if (!seen) return;
      receive(seen.files);
      setState(seen.state);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [looks, receive]);

  return { token, state: token ? state : 'NONE', problem, open, close };
}

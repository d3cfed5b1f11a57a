/** Takes the wish to open the chat out of the address, once it is fulfilled (ACC-C3). */
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export function useCleanAddress(parameter: string): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has(parameter)) return;
    query.delete(parameter);
    const left = query.toString();
    navigate({ pathname, search: left && `?${left}`, hash }, { replace: true, state });
  }, [parameter, pathname, search, hash, state, navigate]);
}

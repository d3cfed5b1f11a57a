import { useEffect, useState } from 'react';
import { fileKind } from './file-kind.ts';

/** An address of bytes within this browser, for as long as the component stands; undefined without bytes. */
export function useObjectUrl(bytes: ArrayBuffer | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(new Blob([bytes], { type: fileKind(bytes).type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return url;
}

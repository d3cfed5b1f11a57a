/** Addresses of pictures that were chosen just now. The browser holds each picture in memory until its address is given back. */
import { useEffect, useRef } from 'react';

export type Pictures = {
  /** Undefined for a file that is no picture which every browser draws. */
  addressOf(file: File): string | undefined;
  /** Gives one address back: its picture is shown no longer. */
  giveBack(address: string | undefined): void;
};

/** Gives back what is left when the field goes. */
export function usePictures(): Pictures {
  const made = useRef(new Set<string>());
  useEffect(() => {
    const left = made.current;
    return () => {
      for (const address of left) URL.revokeObjectURL(address);
      left.clear();
    };
  }, []);
  return {
    addressOf: (file) => {
      if (!/^image\/(jpeg|png)$/.test(file.type) || typeof URL.createObjectURL !== 'function')
        return undefined;
      const address = URL.createObjectURL(file);
      made.current.add(address);
      return address;
    },
    giveBack: (address) => {
      if (address !== undefined && made.current.delete(address)) URL.revokeObjectURL(address);
    },
  };
}

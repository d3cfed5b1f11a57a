/** Takes files that are dragged onto an element. */
import { type DragEvent, useState } from 'react';

export function useDrop(takes: boolean, onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const brings = ({ dataTransfer }: DragEvent) => takes && dataTransfer.types.includes('Files');
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!brings(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      if (!brings(event)) return;
      event.preventDefault();
      setIsOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}

import { useState, type DragEvent } from 'react';
import { useChooseFiles } from './useChooseFiles.ts';

export interface FileDrop {
  readonly isOver: boolean;
  readonly handlers: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** Accepts files that are dropped into a room's pane, and adds them to its upload list if the viewer may write. */
export function useFileDrop(chatId: string, mayWrite: boolean): FileDrop {
  const choose = useChooseFiles(chatId);
  const [isOver, setOver] = useState(false);
  const carries = ({ dataTransfer }: DragEvent) => mayWrite && dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragOver(event) {
        if (!carries(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      },
      onDragLeave(event) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop(event) {
        setOver(false);
        if (!carries(event)) return;
        event.preventDefault();
        choose([...event.dataTransfer.files]);
      },
    },
  };
}

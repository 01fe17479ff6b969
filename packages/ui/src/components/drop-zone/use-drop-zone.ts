import { useRef, useState, type ChangeEvent, type ClipboardEvent, type DragEvent } from 'react';
import { sortFiles, type FileRules, type RefusedFile } from './drop-zone.model.ts';

export interface DropZoneOptions {
  /** What may be taken. Default anything. */
  rules?: FileRules | undefined;
  /** How many files are there already, for `maxFiles`. Default 0. */
  alreadyThere?: number | undefined;
  /** Files that the rules let through: chosen, dropped or pasted. */
  onAddFiles: (files: readonly File[]) => void;
  /** Takes nothing. Default false. */
  disabled?: boolean | undefined;
}

/** Files by choice, by drop and by paste, sorted by the rules; what was refused last time, and why. */
export function useDropZone({ rules = {}, alreadyThere = 0, onAddFiles, disabled = false }: DropZoneOptions) {
  const input = useRef<HTMLInputElement>(null);
  // Entering a child is also leaving its parent: the zone is left once every entry has been.
  const entries = useRef(0);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedFile<File>[]>([]);

  const offer = (files: Iterable<File> | null | undefined) => {
    const offered = [...(files ?? [])];
    if (disabled || offered.length === 0) return;
    const sorted = sortFiles(offered, rules, alreadyThere);
    setRefused(sorted.refused);
    if (sorted.taken.length > 0) onAddFiles(sorted.taken);
  };
  const enter = (step: number) => {
    entries.current = Math.max(0, entries.current + step);
    setOver(entries.current > 0 && !disabled);
  };
  const leave = () => {
    entries.current = 0;
    setOver(false);
  };
  const bringsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

  return {
    /** Files are held over the zone. */
    over,
    refused,
    rootProps: {
      onDragEnter: (event: DragEvent) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        enter(1);
      },
      onDragOver: (event: DragEvent) => {
        if (bringsFiles(event)) event.preventDefault();
      },
      onDragLeave: () => enter(-1),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        leave();
        offer(event.dataTransfer.files);
      },
      onPaste: (event: ClipboardEvent) => offer(event.clipboardData.files),
    },
    buttonProps: {
      type: 'button' as const,
      disabled,
      onClick: () => input.current?.click(),
    },
    inputProps: {
      ref: input,
      type: 'file' as const,
      hidden: true,
      multiple: (rules.maxFiles ?? Infinity) > 1,
      accept: rules.endings?.join(','),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const files = [...(event.target.files ?? [])];
        // The same file may be chosen again after it failed.
        event.target.value = '';
        offer(files);
      },
    },
  };
}

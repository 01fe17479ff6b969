import {
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
} from 'react';
import {
  validateFiles,
  fileTexts,
  type FileRules,
  type FileTexts,
  type FileRejection,
} from './drop-zone.model.ts';
import { shownFileName } from './file-name.model.ts';

export interface DropZoneOptions extends FileRules {
  /** Files that keep the rules, from the chooser, a drop or the clipboard. Never empty. */
  onFilesAdd: (files: File[]) => void;
  /** Files there already, which count against `maxFiles`. Default 0. */
  fileCount?: number | undefined;
  /** Takes nothing at present. Default false. */
  disabled?: boolean | undefined;
  /** Why files are refused. */
  texts?: Partial<FileTexts> | undefined;
}

/** One button for choosing, a place for dropping and pasting; the same rules for all three. */
export function useDropZone({
  accept,
  maxBytes,
  maxFiles,
  onFilesAdd,
  fileCount = 0,
  disabled = false,
  texts,
}: DropZoneOptions) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [dragging, setDragging] = useState(false);
  const [refused, setRefused] = useState<readonly FileRejection[]>([]);

  useKeptPage();

  const take = (files: readonly File[], folders: readonly string[] = []) => {
    if (disabled || files.length + folders.length === 0) return;
    const all = { ...fileTexts, ...texts };
    const check = validateFiles(files, { accept, maxBytes, maxFiles }, fileCount, all);
    setRefused([...check.rejected, ...folders.map((name) => ({ name, reason: all.folder }))]);
    if (check.accepted.length > 0) onFilesAdd(check.accepted);
  };

  const over = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    setDragging(!disabled);
  };

  return {
    /** Files hang over the zone. */
    dragging: dragging && !disabled,
    /** Those of the last choice that were not taken, with the reason of each. */
    refused,
    zoneProps: {
      'data-dragging': (dragging && !disabled) || undefined,
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setDragging(false);
      },
      onDrop: (event: DragEvent) => {
        setDragging(false);
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        const { files, folders } = contentsOf(event.dataTransfer);
        take(files, folders);
      },
      onPaste: (event: ClipboardEvent) => {
        const files = Array.from(event.clipboardData.files);
        if (files.length === 0) return;
        event.preventDefault();
        take(files);
      },
    },
    buttonProps: {
      type: 'button' as const,
      'aria-disabled': disabled || undefined,
      'aria-describedby': refused.length > 0 ? `${id}refused` : undefined,
      onClick: disabled ? undefined : () => input.current?.click(),
    },
    inputProps: {
      ref: input,
      type: 'file' as const,
      hidden: true,
      accept: accept?.join(','),
      multiple: maxFiles !== 1,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        take(takenOut(event.target));
      },
    },
    refusedProps: { id: `${id}refused`, role: 'alert' as const },
  };
}

/** A file that misses the zone would be opened in place of the page. */
function useKeptPage() {
  useEffect(() => {
    const keepPage = (event: globalThis.DragEvent) => {
      if (!event.dataTransfer || event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);
}

/** The chosen files. The input is emptied, so that the same file can be chosen again after a correction. */
function takenOut(input: HTMLInputElement): File[] {
  const files = Array.from(input.files ?? []);
  input.value = '';
  return files;
}

function hasFiles(transfer: DataTransfer): boolean {
  return transfer.types.includes('Files');
}

/** A dropped folder looks like an empty file; only its entry tells. */
function contentsOf(transfer: DataTransfer): { files: File[]; folders: string[] } {
  const files: File[] = [];
  const folders: string[] = [];
  for (const item of transfer.items) {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    const file = item.getAsFile();
    if (entry?.isDirectory) folders.push(shownFileName(entry.name));
    else if (file) files.push(file);
  }
  return { files, folders };
}

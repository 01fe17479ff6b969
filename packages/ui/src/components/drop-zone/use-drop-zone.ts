import {
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
} from 'react';
import { useTexts } from '../../texts/texts-context.ts';
import {
  validateFiles,
  type FileRejection,
  type FileRules,
  type RejectionReason,
} from './drop-zone.model.ts';
import { dropZoneTexts } from './drop-zone.texts.ts';
import { shownFileName, sizeText } from './file-name.model.ts';
import { fileNameTexts } from './file-name.texts.ts';

/** The sentences about rejected files. */
export type FileTexts = Pick<ReturnType<typeof useTexts<typeof dropZoneTexts>>, RejectionReason>;

export interface DropZoneOptions extends FileRules {
  /** Called with the files that keep the rules, from the chooser, a drop or the clipboard. Never empty. */
  onFilesAdd: (files: File[]) => void;
  /** Called before `onFilesAdd` if files of a choice are rejected. The zone has their reasons. */
  onFilesReject?: (() => void) | undefined;
  /** Number of files that are there already and count against `maxFiles`. Default 0. */
  fileCount?: number | undefined;
  /** Accepts nothing at present. Default false. */
  disabled?: boolean | undefined;
  /** Other sentences about rejected files. */
  texts?: Partial<FileTexts> | undefined;
}

/** A button for choosing files, and a zone for dropping and pasting them, with the same rules for all three. */
export function useDropZone({
  accept,
  maxBytes,
  maxFiles,
  onFilesAdd,
  onFilesReject,
  fileCount = 0,
  disabled = false,
  texts: given,
}: DropZoneOptions) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [dragging, setDragging] = useState(false);
  const [rejected, setRejected] = useState<readonly FileRejection[]>([]);
  const texts = { ...useTexts('drop-zone', dropZoneTexts), ...given };
  const nameTexts = useTexts('file-name', fileNameTexts);

  usePageKept();

  const take = (files: readonly File[], folders: readonly string[] = []) => {
    if (disabled || files.length + folders.length === 0) return;
    const check = validateFiles(files, { accept, maxBytes, maxFiles }, fileCount);
    const refused = [...check.rejected, ...folders.map((name) => ({ name, reason: 'folder' as const }))];
    setRejected(refused);
    if (refused.length > 0) onFilesReject?.();
    if (check.accepted.length > 0) onFilesAdd(check.accepted);
  };

  const sentenceOf = (reason: RejectionReason) => {
    if (reason === 'tooLarge') return texts.tooLarge({ most: sizeText(maxBytes, nameTexts) });
    return reason === 'tooMany' ? texts.tooMany({ most: maxFiles ?? Infinity }) : texts[reason];
  };

  const over = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    setDragging(!disabled);
  };

  return {
    /** Files are being dragged over the zone. */
    dragging: dragging && !disabled,
    /** The rejected files of the last choice, each with the reason as a sentence. */
    rejections: rejected.map(({ name, reason }) => ({
      name: shownFileName(name, nameTexts.unnamed),
      reason: sentenceOf(reason),
    })),
    dismissRejections: () => setRejected([]),
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
      'aria-describedby': rejected.length > 0 ? `${id}errors` : undefined,
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
    errorsProps: { id: `${id}errors`, role: 'alert' as const },
  };
}

/** The browser would open a file that is dropped outside the zone instead of the page. */
function usePageKept() {
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

/** The chosen files. Emptying the input lets the same file be chosen again after a correction. */
function takenOut(input: HTMLInputElement): File[] {
  const files = Array.from(input.files ?? []);
  input.value = '';
  return files;
}

function hasFiles(transfer: DataTransfer): boolean {
  return transfer.types.includes('Files');
}

/** A dropped folder looks like an empty file; only its entry shows that it is a folder. */
function contentsOf(transfer: DataTransfer): { files: File[]; folders: string[] } {
  const files: File[] = [];
  const folders: string[] = [];
  for (const item of transfer.items) {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    const file = item.getAsFile();
    if (entry?.isDirectory) folders.push(entry.name);
    else if (file) files.push(file);
  }
  return { files, folders };
}

export { DropZoneItem, type DropZoneItemProps } from './drop-zone-item.tsx';
export {
  uploadPercent,
  validateFiles,
  type FileFacts,
  type FileRejection,
  type FileRules,
  type FileState,
  type RejectionReason,
  type ValidatedFiles,
} from './drop-zone.model.ts';
export * from './drop-zone.tsx';
export { shownFileName } from './file-name.model.ts';
export { fileSize } from './file-size.ts';
export { useDropZone, type DropZoneOptions, type FileTexts } from './use-drop-zone.ts';

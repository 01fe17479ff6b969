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
export { fileSize, shownFileName } from './file-name.model.ts';
export { useDropZone, type DropZoneOptions, type FileTexts } from './use-drop-zone.ts';

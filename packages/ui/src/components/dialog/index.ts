export {
  DialogBody,
  DialogClose,
  DialogFoot,
  DialogForm,
  DialogHead,
  DialogTitle,
  type DialogCloseProps,
} from './dialog-parts.tsx';
export { Dialog, DialogFrame, preloadDialog, type DialogFrameProps, type DialogProps } from './dialog.tsx';

export {
  DialogBody,
  DialogClose,
  DialogFoot,
  DialogForm,
  DialogHead,
  DialogTitle,
  type DialogCloseProps,
} from './dialog-parts.tsx';
export { type DialogFrameProps, type DialogProps } from './dialog.props.ts';
export { Dialog, DialogFrame, loadDialog } from './dialog.tsx';

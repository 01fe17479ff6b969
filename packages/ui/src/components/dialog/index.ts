export {
  DialogBody,
  DialogClose,
  DialogDescription,
  DialogFooter,
  DialogForm,
  DialogHeader,
  DialogTitle,
  type DialogCloseProps,
} from './dialog-parts.tsx';
export { type DialogContentProps, type DialogProps, type DialogRootProps } from './dialog.props.ts';
export {
  Dialog,
  DialogContent,
  DialogRoot,
  DialogTrigger,
  loadDialog,
  type DialogTriggerProps,
} from './dialog.tsx';

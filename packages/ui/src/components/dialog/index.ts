export * from './dialog-parts.tsx';
export { type DialogContentProps, type DialogProps, type DialogRootProps } from './dialog.props.ts';
export { Dialog, DialogContent, DialogTrigger, loadDialog, type DialogTriggerProps } from './dialog.tsx';
export { DialogRoot } from './dialog-root.tsx';

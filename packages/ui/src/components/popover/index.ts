export { Popover, type PopoverProps, type PopoverTrigger } from './popover.tsx';
export { usePopover, type PopoverOptions } from './use-popover.ts';

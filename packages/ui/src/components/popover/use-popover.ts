export {
  useAnchoredPopover as usePopover,
  type AnchoredPopoverOptions as PopoverOptions,
} from '../../behaviours/use-anchored-popover.ts';

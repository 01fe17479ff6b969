export { Tooltip, type TooltipProps } from './tooltip.tsx';
export { useTooltip, type TooltipOptions } from './use-tooltip.ts';

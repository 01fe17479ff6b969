export { Tooltip, type TooltipProps } from './tooltip.tsx';
export { useTooltip } from './use-tooltip.ts';

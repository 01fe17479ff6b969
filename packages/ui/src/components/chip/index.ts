export {
  Chip,
  ChipList,
  OverflowChip,
  type ChipListProps,
  type ChipProps,
  type OverflowChipProps,
} from './chip.tsx';

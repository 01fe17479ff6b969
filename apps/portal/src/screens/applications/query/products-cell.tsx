import { Chip, OverflowChip } from '@portal/ui/chip';

const shown = 3;

/**
 * At most three products and the number of the others (OP-084). When space is short, the chips shrink before the
 * number.
 */
export function ProductsCell({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const more = names.slice(shown);
  return (
    <span className="flex min-w-0 items-center gap-1">
      {names.slice(0, shown).map((name) => (
        <Chip key={name} size="sm" title={name} className="min-w-0">
          <span className="truncate">{name}</span>
        </Chip>
      ))}
      {more.length > 0 && <OverflowChip names={more} size="sm" />}
    </span>
  );
}

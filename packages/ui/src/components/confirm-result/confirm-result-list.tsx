import { CircleCheck, CircleX } from 'lucide';
import type { ComponentProps } from 'react';
import { useTexts } from '../../texts/texts-context.ts';
import { Icon } from '../icon/index.ts';
import type { ItemResult } from './confirm-result.model.ts';
import { confirmResultTexts } from './confirm-result.texts.ts';
import { resultList, resultRow, resultState } from './confirm-result.styles.ts';

export interface ConfirmResultRow {
  item: { id: string };
  code: string;
  name: string;
  result?: ItemResult | undefined;
}

export interface ConfirmResultListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  rows: readonly ConfirmResultRow[];
  /** The state of an item that succeeded. Default `Done`. */
  succeededText?: string | undefined;
}

/** A line for each item, always in the same order. */
export function ConfirmResultList({ rows, succeededText, className, ...rest }: ConfirmResultListProps) {
  return (
    <ul {...rest} className={resultList({ className })}>
      {rows.map(({ item, code, name, result }) => (
        <ConfirmResultItem key={item.id} {...{ code, name, result, succeededText }} />
      ))}
    </ul>
  );
}

export interface ConfirmResultItemProps
  extends
    Pick<ConfirmResultListProps, 'succeededText'>,
    Omit<ConfirmResultRow, 'item'>,
    Omit<ComponentProps<'li'>, 'children'> {}

/** One item: its code, its name, and its result once there is one. */
export function ConfirmResultItem({
  code,
  name,
  result,
  succeededText,
  className,
  ...rest
}: ConfirmResultItemProps) {
  const texts = useTexts('confirm-result', confirmResultTexts);
  return (
    <li {...rest} className={resultRow({ className })}>
      <span className="max-w-[96px] truncate text-text-muted tabular-nums" title={code}>
        {code}
      </span>
      <span className="truncate font-medium" title={name}>
        {name}
      </span>
      {result && (
        <span className={resultState({ tone: result.succeeded ? 'success' : 'danger' })}>
          <Icon glyph={result.succeeded ? CircleCheck : CircleX} />
          {result.succeeded ? (succeededText ?? texts.succeededText) : texts.failedText}
        </span>
      )}
      {result?.message && (
        <span className="col-start-2 col-end-[-1] text-xs wrap-anywhere text-text-muted">
          {result.message}
        </span>
      )}
    </li>
  );
}

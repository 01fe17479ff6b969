import { TextLink } from '@portal/ui/text-link';

export interface ChangedLineProps {
  /** What was changed, such as `Columns changed`. */
  text: string;
  /** What can be done about it, in shown order. */
  actions: readonly { readonly label: string; readonly onPress: () => void }[];
}

/** At the end of the line of filters: the list differs from what is stored. */
export const ChangedLine = ({ text, actions }: ChangedLineProps) => (
  <div role="group" aria-label={text} className="flex flex-none items-center gap-2.5 whitespace-nowrap">
    <span className="text-text-muted">{text}</span>
    {actions.map(({ label, onPress }) => (
      <TextLink
        key={label}
        quiet
        render={<button type="button" onClick={onPress} />}
        className="inline-flex min-h-6 items-center rounded-sm px-1 font-medium"
      >
        {label}
      </TextLink>
    ))}
  </div>
);

import { Check, Copy } from 'lucide';
import { useCopied } from '../../behaviours/use-copied.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { IconButton, type IconButtonProps } from '../icon-button/index.ts';

import { copyButtonTexts } from './copy-button.texts.ts';

export interface CopyButtonProps extends Omit<
  IconButtonProps,
  'icon' | 'tooltip' | 'tooltipOpen' | 'onClick' | 'onCopy'
> {
  /** The text to copy. The button is disabled without one. */
  text: string | null | undefined;
}

/** Copies a text. Its `name` says which, such as `Copy phone`. */
export function CopyButton({ text, name, size = 'xs', ...rest }: CopyButtonProps) {
  const { copied, copy } = useCopied();
  const { copiedText } = useTexts('copy-button', copyButtonTexts);
  return (
    <span className="inline-flex">
      <IconButton
        {...rest}
        name={name}
        size={size}
        icon={copied ? Check : Copy}
        tooltip={copied ? copiedText : name}
        tooltipOpen={copied}
        disabled={!text}
        onClick={() => void copy(text ?? '')}
      />
      <span role="status" className="sr-only">
        {copied ? copiedText : ''}
      </span>
    </span>
  );
}

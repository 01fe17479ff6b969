import { useRef, useState, type ChangeEvent, type ClipboardEvent, type CompositionEvent } from 'react';
import type { KeyboardEvent } from 'react';
import {
  caretPosition,
  createHistory,
  applyEdit,
  redo,
  pushState,
  replaceSelection,
  undo,
  type Mask,
  type MaskHistory,
} from './masked-input.model.ts';

export interface MaskedInputOptions {
  mask: Mask;
  /** The characters without separators. */
  value: string;
  onValueChange: (characters: string) => void;
}

/** An input that formats typed text with a mask and keeps the caret at the edited character. */
export function useMaskedInput({ mask, value, onValueChange }: MaskedInputOptions) {
  /** Text of an IME composition, which must not be changed. */
  const [composed, setComposed] = useState<string>();
  const history = useRef<MaskHistory>(undefined);
  const steps = () => (history.current?.now.characters === value ? history.current : createHistory(value));

  const show = (input: HTMLInputElement, next: MaskHistory) => {
    history.current = next;
    const place = caretPosition(mask, next.now);
    input.value = mask.format(next.now.characters);
    input.setSelectionRange(place, place);
    if (next.now.characters !== value) onValueChange(next.now.characters);
  };
  const read = (input: HTMLInputElement, inputType: string, data: string | null) => {
    const edit = {
      text: input.value,
      caret: input.selectionEnd ?? input.value.length,
      forward: inputType.endsWith('Forward'),
      inserted: inputType.startsWith('insert') ? (data ?? '') : undefined,
    };
    show(input, pushState(steps(), applyEdit(mask, value, edit)));
  };

  return {
    inputMode: 'numeric' as const,
    // In right-to-left text, groups of digits would change their order.
    dir: 'ltr' as const,
    value: composed ?? mask.format(value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const edit = event.nativeEvent;
      const kind = edit instanceof InputEvent ? edit.inputType : '';
      if (edit instanceof InputEvent && edit.isComposing) setComposed(event.target.value);
      else if (kind === 'historyUndo') show(event.target, undo(steps()));
      else if (kind === 'historyRedo') show(event.target, redo(steps()));
      else read(event.target, kind, edit instanceof InputEvent ? edit.data : null);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      setComposed(undefined);
      read(event.currentTarget, 'insertCompositionText', event.data);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const input = event.currentTarget;
      if (input.readOnly) return;
      event.preventDefault();
      const selection = [input.selectionStart ?? 0, input.selectionEnd ?? 0] as const;
      const text = event.clipboardData.getData('text');
      show(input, pushState(steps(), replaceSelection(mask, value, selection, text)));
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.currentTarget.readOnly) return;
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      const back = key === 'z' && !event.shiftKey;
      show(event.currentTarget, back ? undo(steps()) : redo(steps()));
    },
  };
}

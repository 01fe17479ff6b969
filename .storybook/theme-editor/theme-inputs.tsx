import { Field, fieldControl } from '@portal/ui/field';
import { Select } from '@portal/ui/select';
import { fontIds, type TenantTheme } from '../../packages/ui/src/theme/index.ts';

/** The typed values; a theme once all of them are valid. */
export interface ThemeDraft {
  brand?: string | undefined;
  nav?: string | undefined;
  radius?: number | undefined;
  density?: TenantTheme['density'] | undefined;
  font?: TenantTheme['font'] | undefined;
  /** Id of an image, as the next two. */
  logo?: string | undefined;
  logoDark?: string | undefined;
  favicon?: string | undefined;
}

export interface ThemeInputsProps {
  draft: ThemeDraft;
  onChangeDraft: (draft: ThemeDraft) => void;
}

const images = ['harbour', 'meridian', 'banksia'];
const none = { value: 'none', label: 'None' };

export function ThemeInputs({ draft, onChangeDraft }: ThemeInputsProps) {
  const change = (part: ThemeDraft) => onChangeDraft({ ...draft, ...part });
  return (
    <form className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
      <ColourField
        label="Brand"
        hint="Every other colour derives from it."
        required
        value={draft.brand ?? ''}
        onChangeColour={(brand) => change({ brand })}
      />
      <ColourField
        label="Navigation"
        hint="Its text turns black or white by itself."
        value={draft.nav ?? ''}
        onChangeColour={(nav) => change({ nav })}
      />
      <Field label="Corner" hint="0 to 16 px.">
        <input
          type="number"
          min={0}
          max={16}
          value={draft.radius ?? 6}
          onChange={(event) => change({ radius: event.target.valueAsNumber })}
          className={fieldControl()}
        />
      </Field>
      <Select
        label="Density"
        value={String(draft.density ?? 1)}
        options={[
          { value: '1', label: 'Comfortable' },
          { value: '0.875', label: 'Compact' },
        ]}
        onValueChange={(density) => change({ density: density === '1' ? 1 : 0.875 })}
      />
      <Select
        label="Font"
        value={draft.font ?? 'inter'}
        options={fontIds.map((id) => ({ value: id, label: id }))}
        onValueChange={(id) => change({ font: fontIds.find((font) => font === id) })}
      />
      {(['logo', 'logoDark', 'favicon'] as const).map((image) => (
        <Select
          key={image}
          label={{ logo: 'Logo', logoDark: 'Logo on dark', favicon: 'Icon of the tab' }[image]}
          value={draft[image] ?? 'none'}
          options={[none, ...images.map((id) => ({ value: id, label: id }))]}
          onValueChange={(id) => change({ [image]: id === none.value ? undefined : id })}
        />
      ))}
    </form>
  );
}

interface ColourFieldProps {
  label: string;
  hint: string;
  required?: boolean;
  value: string;
  onChangeColour: (colour: string) => void;
}

/** A colour as text, with the browser's colour picker. */
function ColourField({ label, value, onChangeColour, ...rest }: ColourFieldProps) {
  return (
    <Field label={label} {...rest}>
      {(control) => (
        <span className="flex gap-2">
          <input
            {...control}
            value={value}
            spellCheck={false}
            placeholder="#0b5cab"
            onChange={(event) => onChangeColour(event.target.value.trim())}
            className={fieldControl()}
          />
          <input
            type="color"
            aria-label={`Pick ${label.toLowerCase()}`}
            value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#0b5cab'}
            onChange={(event) => onChangeColour(event.target.value)}
            className="h-control-md w-control-md flex-none rounded-md border border-border-control bg-field p-px"
          />
        </span>
      )}
    </Field>
  );
}

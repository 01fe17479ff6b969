import { useFileWidgetProps } from '@rjsf/utils';
import { Trash2, Upload } from 'lucide';
import {
  DropZoneErrors,
  DropZoneRoot,
  DropZoneTrigger,
  shownFileName,
} from '../../components/drop-zone/index.ts';
import { Field } from '../../components/field/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { schemaFormTexts } from '../schema-form.texts.ts';
import { fieldOf, type FormWidgetProps } from './widget-field.tsx';

/** A file, or several; the data contain each as a `data:` URL with its name. */
export function FileWidget(props: FormWidgetProps) {
  const { value, onChange, multiple = false, options, disabled, readonly } = props;
  const texts = useTexts('schema-form', schemaFormTexts);
  const urls = [value].flat().filter((url) => typeof url === 'string');
  const { filesInfo, handleChange, handleRemove } = useFileWidgetProps(urls, onChange, multiple);
  const fixed = disabled === true || readonly === true;
  return (
    <Field {...fieldOf(props)} className="col-span-full">
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': invalid }) => (
        <DropZoneRoot
          accept={typeof options['accept'] === 'string' ? options['accept'].split(/\s*,\s*/) : undefined}
          maxFiles={multiple ? undefined : 1}
          onFilesAdd={(files) => void handleChange(files as unknown as FileList)}
          disabled={fixed}
        >
          <DropZoneTrigger
            id={id}
            aria-describedby={describedBy}
            data-invalid={invalid}
            tabIndex={0}
            size="sm"
          >
            <Icon glyph={Upload} className="text-text-muted" />
            <span className="min-w-0 font-medium wrap-anywhere">{texts.chooseFile}</span>
          </DropZoneTrigger>
          <DropZoneErrors />
          <ul>
            {filesInfo.map(({ name }, place) => (
              <li key={place} className="mt-1 flex min-w-0 items-center justify-between gap-2">
                <bdi className="min-w-0 wrap-anywhere">{shownFileName(name, texts.unnamedFile)}</bdi>
                {!fixed && (
                  <IconButton
                    icon={Trash2}
                    name={texts.removeFile({ name: shownFileName(name, texts.unnamedFile) })}
                    onClick={() => handleRemove(place)}
                  />
                )}
              </li>
            ))}
          </ul>
        </DropZoneRoot>
      )}
    </Field>
  );
}

import { Ellipsis } from 'lucide';
import { useState, type RefObject } from 'react';
import { MenuButton } from '../components/menu/index.ts';
import { download } from '../safe/download.ts';
import { useTexts } from '../texts/texts-context.ts';
import { chartCsv } from './chart-csv.model.ts';
import { chartTexts } from './chart.texts.ts';
import type { ChartTableData } from './chart.model.ts';

interface ChartMenuProps {
  /** Of the chart. */
  title: string;
  /** Name of the saved files, without an extension. */
  fileName: string;
  figure: RefObject<HTMLElement | null>;
  table: ChartTableData;
  /** The drawing is visible, not the table. */
  drawn: boolean;
  onFail: (failed: boolean) => void;
}

/** Saves the drawing as a picture, or the figures for a spreadsheet. */
export function ChartMenu({ title, fileName, figure, table, drawn, onFail }: ChartMenuProps) {
  const texts = useTexts('chart', chartTexts);
  const [busy, setBusy] = useState(false);
  const savePicture = async () => {
    if (!figure.current) return;
    setBusy(true);
    try {
      const { chartPicture } = await import('./chart-picture.ts');
      download(await chartPicture(figure.current), `${fileName}.png`);
      onFail(false);
    } catch {
      onFail(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <MenuButton
      iconOnly
      icon={Ellipsis}
      variant="ghost"
      label={texts.controlName({ name: texts.saveName, title })}
      pending={busy}
      items={[
        {
          id: 'picture',
          label: texts.savePictureText,
          disabled: !drawn,
          disabledReason: texts.noPictureReason,
          onSelect: () => void savePicture(),
        },
        {
          id: 'figures',
          label: texts.saveFiguresText,
          onSelect: () =>
            download(new Blob([chartCsv(table)], { type: 'text/csv;charset=utf-8' }), `${fileName}.csv`),
        },
      ]}
    />
  );
}

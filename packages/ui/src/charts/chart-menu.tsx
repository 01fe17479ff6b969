import { Ellipsis } from 'lucide';
import { useState, type RefObject } from 'react';
import { MenuButton } from '../components/menu/index.ts';
import { download } from '../safe/download.ts';
import { chartCsv } from './chart-csv.model.ts';
import type { ChartTableData } from './chart.model.ts';

export interface ChartSaving {
  /** Name of the saved files, without an extension. */
  fileName: string;
  /** Name of the menu. */
  menuName: string;
  pictureText: string;
  figuresText: string;
}

interface ChartMenuProps extends ChartSaving {
  figure: RefObject<HTMLElement | null>;
  table: ChartTableData;
  /** The drawing is visible, not the table. */
  drawn: boolean;
  drawnReason: string;
  onFail: (failed: boolean) => void;
}

/** Saves the drawing as a picture, or the figures for a spreadsheet. */
export function ChartMenu({
  figure,
  table,
  drawn,
  drawnReason,
  onFail,
  fileName,
  menuName,
  pictureText,
  figuresText,
}: ChartMenuProps) {
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
      label={menuName}
      pending={busy}
      items={[
        {
          id: 'picture',
          label: pictureText,
          disabled: !drawn,
          disabledReason: drawnReason,
          onSelect: () => void savePicture(),
        },
        {
          id: 'figures',
          label: figuresText,
          onSelect: () =>
            download(new Blob([chartCsv(table)], { type: 'text/csv;charset=utf-8' }), `${fileName}.csv`),
        },
      ]}
    />
  );
}

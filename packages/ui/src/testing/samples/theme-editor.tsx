import { someReadings } from '../../theme-editor/fixtures/contrast-table.ts';
import {
  ColourVision,
  ColourVisionSelect,
  ContrastTable,
  FindingsList,
  LookDifferences,
  ThemeFields,
} from '../../theme-editor/index.ts';
import type { Samples } from './sample.ts';

export const themeEditor: Samples = {
  'theme-editor': {
    ColourVision: <ColourVision vision="tritanopia">Sent</ColourVision>,
    ColourVisionSelect: <ColourVisionSelect />,
    ContrastTable: <ContrastTable readings={someReadings(7.2)} />,
    FindingsList: (
      <FindingsList
        findings={[{ id: 'image-low', level: 'warning', field: 'logo', what: 'Logo is 20 px high.' }]}
      />
    ),
    LookDifferences: <LookDifferences differences={[{ field: 'radius', from: 6, to: 12 }]} />,
    ThemeFields: <ThemeFields defaultValue={{ brand: '#0b5cab' }} />,
  },
};

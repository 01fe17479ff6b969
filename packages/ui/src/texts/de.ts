import { defineTexts } from './define-texts.ts';
import type { Texts } from './english.ts';
import { formatsOf } from './formats.ts';

const formats = formatsOf('de');
const shortFigures = new Intl.NumberFormat('de', { notation: 'compact', maximumFractionDigits: 1 });
const figure = (value: number) => formats.number({ value });

/** Every text in German; a key that is missing does not compile. */
const texts: Texts = {
  'formats.number': formats.number,
  'formats.percent': formats.percent,
  'formats.list': formats.list,
  'formats.day': formats.day,
  'formats.time': formats.time,
  'formats.moment': formats.moment,

  'pagination.label': 'Seiten',
  'pagination.range': ({ from, to, total }) => `${figure(from)}–${figure(to)} von ${figure(total)}`,
  'pagination.page': ({ page }) => `Seite ${figure(page)}`,
  'pagination.previous': 'Vorherige Seite',
  'pagination.next': 'Nächste Seite',

  'activity-feed.loadingText': 'Aktivitäten werden geladen ...',
  'activity-feed.emptyText': 'Keine Aktivitäten.',
  'activity-feed.retryText': 'Erneut versuchen',
  'activity-feed.todayText': 'Heute',
  'activity-feed.yesterdayText': 'Gestern',
  'activity-feed.unknownTimeText': 'Zeit unbekannt',
  'activity-feed.namedDay': ({ name, date }) => `${name}, ${date}`,

  'breadcrumb.label': 'Brotkrumen-Navigation',

  'chart.labelHeading': 'Eintrag',
  'chart.valueHeading': 'Anzahl',
  'chart.shareHeading': 'Anteil',
  'chart.missingText': 'Keine Angabe',
  'chart.emptyText': 'Keine Zahlen.',
  'chart.tableName': 'Als Tabelle anzeigen',
  'chart.tableShownText': 'Als Tabelle angezeigt',
  'chart.drawingShownText': 'Als Diagramm angezeigt',
  'chart.saveName': 'Diagramm speichern',
  'chart.savePictureText': 'Als PNG speichern',
  'chart.saveFiguresText': 'Als CSV speichern',
  'chart.noPictureReason': 'Zeigen Sie zuerst das Diagramm an.',
  'chart.pictureFailedText': 'Das Bild konnte nicht gespeichert werden.',
  'chart.controlName': ({ name, title }) => `${name}: ${title}`,
  'chart.shortFigure': ({ value }) => (Math.abs(value) < 10_000 ? figure(value) : shortFigures.format(value)),
  'chart.share': ({ share }) => {
    if (share > 0 && share < 0.005) return '< 1 %';
    return share < 1 && share >= 0.995 ? '> 99 %' : formats.percent({ share });
  },

  'confirm-result.confirmText': 'Bestätigen',
  'confirm-result.backText': 'Abbrechen',
  'confirm-result.retryText': 'Fehlgeschlagene wiederholen',
  'confirm-result.closeText': 'Schließen',
  'confirm-result.workingText': 'Wird ausgeführt',
  'confirm-result.succeededText': 'Erledigt',
  'confirm-result.failedText': 'Fehler',
  'confirm-result.succeeded': 'Erfolgreich abgeschlossen.',
  'confirm-result.failedOf': ({ failed, total }) => `${figure(failed)} von ${figure(total)} fehlgeschlagen.`,
  'confirm-result.unknownError': 'Ein unbekannter Fehler ist aufgetreten.',

  'copy-button.copiedText': 'Kopiert',

  'data-grid.selectAllLabel': 'Alle Zeilen dieser Seite auswählen',
  'data-grid.selectRowLabel': 'Zeile auswählen',
  'data-grid.emptyText': 'Keine Ergebnisse.',
  'data-grid.retryText': 'Erneut versuchen',
  'data-grid.sortBy': 'Sortieren nach',
  'data-grid.unsorted': 'Standard',
  'data-grid.ascending': 'Richtung: aufsteigend',
  'data-grid.descending': 'Richtung: absteigend',

  'dialog.closeName': 'Schließen',

  'drop-zone.text': 'Klicken oder Dateien hier ablegen, um sie hochzuladen',
  'drop-zone.wrongType': 'Ungültiger Dateityp',
  'drop-zone.tooLarge': ({ most }) => `Die Datei ist größer als ${most}`,
  'drop-zone.empty': 'Die Datei ist leer',
  'drop-zone.tooMany': ({ most }) =>
    most === 1 ? 'Laden Sie jeweils nur eine Datei hoch' : `Laden Sie höchstens ${figure(most)} Dateien hoch`,
  'drop-zone.folder': 'Ordner können nicht hochgeladen werden',
  'drop-zone.moreRejected': ({ count }) => `+${figure(count)}`,

  'drop-zone-item.waiting': 'Wartet',
  'drop-zone-item.uploading': 'Wird hochgeladen',
  'drop-zone-item.processing': 'Wird verarbeitet',
  'drop-zone-item.done': 'Hochgeladen',
  'drop-zone-item.failed': 'Hochladen fehlgeschlagen',
  'drop-zone-item.progressName': ({ state, name }) => `${name}: ${state}`,
  'drop-zone-item.retryName': ({ name }) => `${name} erneut hochladen`,
  'drop-zone-item.removeName': ({ name }) => `${name} entfernen`,

  'file-name.unnamed': 'Unbenannte Datei',
  'file-name.bytes': ({ value }) => `${figure(value)} Byte`,
  'file-name.kilobytes': ({ value }) => `${figure(value)} KB`,
  'file-name.megabytes': ({ value }) => `${figure(value)} MB`,
  'file-name.gigabytes': ({ value }) => `${figure(value)} GB`,
  'file-name.terabytes': ({ value }) => `${figure(value)} TB`,

  'filter-chips.label': 'Gefiltert nach:',
  'filter-chips.clearText': 'Zurücksetzen',
  'filter-chips.removeName': ({ label }) => `${label} entfernen`,
  'filter-chips.chipLabel': ({ label }) => `${label}: `,
  'filter-chips.chipTitle': ({ label, values }) => `${label}: ${values}`,
  'filter-chips.moreValues': ({ list, count }) => `${list} und ${figure(count)} weitere`,
  'filter-chips.more': ({ count }) => `+${figure(count)}`,
  'filter-chips.moreName': ({ count, values }) => `+${figure(count)}: ${values}`,

  'side-navigation.label': 'Hauptnavigation',
  'side-navigation.triggerName': 'Menü',
  'side-navigation.externalTitle': 'Öffnet in einem neuen Tab',

  'stepper.label': 'Schritte',
  'stepper.doneText': 'erledigt',

  'toast.label': 'Meldungen',
  'toast.dismissName': 'Verwerfen',
  'toast.waiting': ({ count }) => `${figure(count)} weitere`,
};

/** The German table for `TextsProvider`. */
export const german = defineTexts('de', texts);

import type { TextsTable } from './define-texts.ts';
import type { Texts } from './english.ts';
import { formatsOf } from './formats.ts';
import { plural } from './plural.ts';

const formats = formatsOf('de');
const shortFigures = new Intl.NumberFormat('de', { notation: 'compact', maximumFractionDigits: 1 });
const figure = (value: number) => formats.number({ value });

const listOf = (items: readonly string[]) => formats.list({ items });
const namesAndMore = (names: readonly string[], more: number) =>
  listOf(more > 0 ? [...names, `${figure(more)} weitere`] : names);
const months = new Intl.DateTimeFormat('de', { month: 'long', timeZone: 'UTC' });
const regions = new Intl.DisplayNames('de', { type: 'region' });
/** Each part of a date as a name, and as the object of a sentence. */
const dateParts = {
  day: ['Tag', 'einen Tag'],
  month: ['Monat', 'einen Monat'],
  year: ['Jahr', 'ein Jahr'],
} as const;

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
  'pagination.page': ({ page }) => `Seite ${page}`,
  'pagination.previous': 'Vorherige Seite',
  'pagination.next': 'Nächste Seite',

  'activity-feed.loadingText': 'Aktivitäten werden geladen ...',
  'activity-feed.emptyText': 'Keine Aktivitäten.',
  'activity-feed.retryText': 'Erneut versuchen',
  'activity-feed.todayText': 'Heute',
  'activity-feed.yesterdayText': 'Gestern',
  'activity-feed.unknownTimeText': 'Zeit unbekannt',
  'activity-feed.namedDay': ({ name, date }) => `${name}, ${date}`,

  'breadcrumb.label': 'Navigationspfad',

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
  'data-grid.cellButtonName': ({ value, name }) => `${value}, ${name}`,

  'dialog.closeName': 'Schließen',
  'dialog.cancel': 'Abbrechen',
  'dialog.discardTitle': 'Änderungen verwerfen?',
  'dialog.discardText': 'Das Eingegebene geht verloren, wenn der Dialog geschlossen wird.',
  'dialog.keepEditing': 'Weiter bearbeiten',
  'dialog.discard': 'Verwerfen',

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
  'stepper.doneSuffix': ({ done }) => `, ${done}`,

  'toast.label': 'Meldungen',
  'toast.dismissName': 'Ausblenden',
  'toast.waiting': ({ count }) => `${figure(count)} weitere`,
  'column-chooser.moveUp': ({ label }) => `${label} nach oben verschieben`,
  'column-chooser.moveDown': ({ label }) => `${label} nach unten verschieben`,
  'column-chooser.firstReason': 'Diese Spalte ist die erste.',
  'column-chooser.lastReason': 'Diese Spalte ist die letzte.',
  'column-chooser.moved': ({ label, position, count }) =>
    `${label}, ${figure(position)} von ${figure(count)}.`,
  'column-chooser.width': ({ label }) => `Breite von ${label}`,
  'column-chooser.hiddenReason': 'Nur eine sichtbare Spalte hat eine Breite.',
  'column-chooser.onlyReason': 'Mindestens eine Spalte bleibt.',

  'command-list.listName': 'Ergebnisse',
  'command-list.count': ({ count }) => `${figure(count)} ${count === 1 ? 'Ergebnis' : 'Ergebnisse'}`,
  'command-list.emptyText': 'Keine Ergebnisse.',

  'version-history.compareText': 'Vergleichen',
  'version-history.compareName': ({ name }) => `Vergleichen: ${name}`,
  'version-history.restoreText': 'Wiederherstellen',
  'version-history.restoreName': ({ name }) => `Wiederherstellen: ${name}`,
  'version-history.showMoreText': 'Mehr anzeigen',
  'version-history.loadingText': 'Verlauf wird geladen ...',
  'version-history.failedText': 'Der Verlauf kann nicht angezeigt werden.',
  'version-history.retryText': 'Erneut versuchen',
  'version-history.emptyText': 'Keine Versionen.',

  'acn-input.label': 'Australische Unternehmensnummer (ACN)',
  'acn-input.incompleteText': 'Geben Sie alle 9 Ziffern ein',
  'acn-input.tooLongText': 'Eine ACN hat 9 Ziffern',
  'acn-input.abnText': 'Das ist eine ABN. Geben Sie die ACN ein',
  'acn-input.useAcn': ({ acn }) => `${acn} verwenden`,

  'au-mobile-input.invalidText': 'Geben Sie eine gültige Telefonnummer ein',

  'chip.removeName': 'Entfernen',
  'chip.overflow': ({ count }) => `+${figure(count)}`,
  'chip.names': ({ names, more }) => namesAndMore(names, more),
  'chip.overflowName': ({ count, names }) => `+${figure(count)}: ${names}`,

  'date-field.errorName': 'Datum',
  'date-field.missingText': ({ name, parts }) =>
    `${name}: Geben Sie ${listOf(parts.map((part) => dateParts[part][1]))} an`,
  'date-field.noSuchDayText': ({ name, day }) => `${name}: Den ${day} gibt es nicht`,
  'date-field.noSuchDay': ({ text }) => text.split('-').toReversed().join('.'),
  'date-field.unreadableText': ({ name, example }) =>
    `${name} wurde nicht geändert: Fügen Sie ein Datum wie ${example} ein`,
  'date-field.tooEarlyText': ({ name, day }) => `${name}: Wählen Sie den ${day} oder einen späteren Tag`,
  'date-field.tooLateText': ({ name, day }) => `${name}: Wählen Sie den ${day} oder einen früheren Tag`,
  'date-field.emptyHint': ({ parts }) => listOf(parts.map((part) => dateParts[part][0])),
  'date-field.touchHint': 'Wählen Sie einen Tag',
  'date-field.dayName': 'Tag',
  'date-field.monthName': 'Monat',
  'date-field.yearName': 'Jahr',
  'date-field.dayPlaceholder': 'TT',
  'date-field.monthPlaceholder': 'MM',
  'date-field.yearPlaceholder': 'JJJJ',
  'date-field.emptyText': 'Leer',
  'date-field.monthValue': ({ month }) =>
    month >= 1 && month <= 12 ? `${month} ${months.format(Date.UTC(2026, month - 1, 1))}` : String(month),

  'email-field.invalidText': 'Geben Sie eine gültige E-Mail-Adresse ein',

  'field.requiredText': 'Pflichtfeld',

  'menu.emptyText': 'Keine Ergebnisse.',
  'multi-select.placeholder': 'Bitte auswählen',
  'multi-select.summary': ({ names, more }) => namesAndMore(names, more),
  'multi-select.moreChips': ({ count }) => `+${figure(count)}`,
  'multi-select.removeName': ({ name }) => `${name} entfernen`,
  'multi-select.filter': 'Filtern',
  'multi-select.clear': 'Zurücksetzen',
  'multi-select.selected': ({ count }) => `${figure(count)} ausgewählt`,
  'multi-select.found': ({ count }) => `, ${figure(count)} gefunden`,
  'multi-select.more': ({ count }) =>
    plural('de', count, {
      one: '# weiterer Eintrag. Tippen Sie, um die Liste einzugrenzen.',
      other: '# weitere Einträge. Tippen Sie, um die Liste einzugrenzen.',
    }),
  'multi-select.empty': 'Keine Ergebnisse.',

  'password-field.unmetText': 'Dieses Passwort erfüllt nicht alle Regeln',
  'password-field.showName': 'Passwort anzeigen',
  'password-field.hideName': 'Passwort verbergen',
  'password-field.progressText': ({ met, all }) => `${figure(met)} von ${figure(all)} Regeln erfüllt`,
  'password-field.metName': 'Erfüllt',
  'password-field.unmetName': 'Nicht erfüllt',
  'password-field.symbolsLabel': 'Sonderzeichen:',

  'phone-field.invalidText': 'Geben Sie eine gültige Telefonnummer ein',
  'phone-field.countryName': 'Land',
  'phone-field.country': ({ country, callingCode }) => `${regions.of(country) ?? country} +${callingCode}`,

  'safe-link.title': 'Wird in einem neuen Tab geöffnet',

  'schema-form.submitText': 'Weiter',
  'schema-form.schemaErrorText': 'Dieses Formular kann nicht angezeigt werden.',
  'schema-form.checkText': ({ names }) => `Bitte prüfen: ${listOf(names)}`,
  'schema-form.unsupportedText': 'Dieses Feld kann nicht angezeigt werden.',
  'schema-form.optional': 'optional',
  'schema-form.none': '(Keine Angabe)',
  'schema-form.add': ({ title }) => (title ? `Zu „${title}“ hinzufügen` : 'Hinzufügen'),
  'schema-form.expand': ({ title }) => (title ? `${title} hinzufügen` : 'Hinzufügen'),
  'schema-form.selectorLabel': 'Bitte auswählen',
  'schema-form.option': ({ position }) => `Option ${figure(position)}`,
  'schema-form.chooseFile': 'Datei auswählen oder hier ablegen',
  'schema-form.unnamedFile': 'Datei ohne Namen',
  'schema-form.removeFile': ({ name }) => `${name} entfernen`,
  'schema-form.yes': 'Ja',
  'schema-form.no': 'Nein',
  'schema-form.entry': ({ position }) => `Eintrag ${figure(position)}`,
  'schema-form.moveUp': ({ position }) => `Eintrag ${figure(position)} nach oben verschieben`,
  'schema-form.moveDown': ({ position }) => `Eintrag ${figure(position)} nach unten verschieben`,
  'schema-form.remove': ({ position }) => `Eintrag ${figure(position)} entfernen`,
  'schema-form.groupError': ({ title, error }) => `${title}: ${error}`,
  'schema-form.required': 'Pflichtfeld',
  'schema-form.hiddenError':
    'Das Formular kann nicht gesendet werden: Ein Wert, den es nicht anzeigt, ist ungültig.',
  'schema-form.invalid': 'Geben Sie einen gültigen Wert ein',
  'schema-form.choice': 'Wählen Sie eine der Optionen',
  'schema-form.number': 'Geben Sie eine Zahl ein',
  'schema-form.integer': 'Geben Sie eine ganze Zahl ein',
  'schema-form.email': 'Geben Sie eine gültige E-Mail-Adresse ein',
  'schema-form.birthDate': 'Geben Sie ein Geburtsdatum in der Vergangenheit ein',
  'schema-form.birthDateInFuture': ({ name }) => `${name} darf nicht in der Zukunft liegen`,
  'schema-form.date': 'Geben Sie ein gültiges Datum ein',
  'schema-form.uri': 'Geben Sie eine gültige Webadresse ein',
  'schema-form.phone': 'Geben Sie eine gültige Telefonnummer ein',
  'schema-form.minLength': ({ limit }) => `Geben Sie mindestens ${figure(limit)} Zeichen ein`,
  'schema-form.maxLength': ({ limit }) => `Geben Sie höchstens ${figure(limit)} Zeichen ein`,
  'schema-form.minimum': ({ limit }) => `Geben Sie ${figure(limit)} oder mehr ein`,
  'schema-form.maximum': ({ limit }) => `Geben Sie ${figure(limit)} oder weniger ein`,
  'schema-form.exclusiveMinimum': ({ limit }) => `Geben Sie mehr als ${figure(limit)} ein`,
  'schema-form.exclusiveMaximum': ({ limit }) => `Geben Sie weniger als ${figure(limit)} ein`,
  'schema-form.minItems': ({ limit }) =>
    plural('de', limit, {
      one: 'Fügen Sie mindestens einen Eintrag hinzu',
      other: 'Fügen Sie mindestens # Einträge hinzu',
    }),
  'schema-form.maxItems': ({ limit }) =>
    plural('de', limit, {
      one: 'Fügen Sie höchstens einen Eintrag hinzu',
      other: 'Fügen Sie höchstens # Einträge hinzu',
    }),
  'schema-form.uniqueItems': 'Entfernen Sie doppelte Einträge',

  'search-box.submitName': 'Suchen',
  'search-box.clearName': 'Suche löschen',

  'select.placeholder': 'Bitte auswählen',

  'suggest-field.count': ({ count }) => plural('de', count, { one: '# Vorschlag', other: '# Vorschläge' }),
  'suggest-field.listName': 'Vorschläge',
  'suggest-field.clearName': 'Löschen',

  'text-area.tooLongText': ({ limit }) => `Verwenden Sie höchstens ${figure(limit)} Zeichen`,
  'text-area.counter': ({ count, limit }) => `${figure(count)} / ${figure(limit)}`,
  'text-area.counterUnit': 'Zeichen',

  'theme-editor.brandLabel': 'Marke',
  'theme-editor.navLabel': 'Navigation',
  'theme-editor.radiusLabel': 'Ecken',
  'theme-editor.densityLabel': 'Dichte',
  'theme-editor.fontLabel': 'Schrift',
  'theme-editor.logoLabel': 'Logo',
  'theme-editor.logoDarkLabel': 'Logo auf Dunkel',
  'theme-editor.iconLabel': 'Symbol des Tabs',
  'theme-editor.pickBrandName': 'Marke auswählen',
  'theme-editor.pickNavName': 'Navigation auswählen',
  'theme-editor.brandHint': 'Jede andere Farbe wird aus ihr abgeleitet.',
  'theme-editor.navHint': 'Ihr Text wird von selbst schwarz oder weiß.',
  'theme-editor.radiusHint': '0 bis 16 px',
  'theme-editor.densityHint': 'Jede Person kann abweichen',
  'theme-editor.comfortableText': 'Komfortabel',
  'theme-editor.compactText': 'Kompakt',
  'theme-editor.interText': 'Inter',
  'theme-editor.systemText': 'Systemschrift',
  'theme-editor.pixels': ({ value }) => `${figure(value)} px`,
  'theme-editor.notSetText': 'nicht gesetzt',
  'theme-editor.defaultText': 'Standard',
  'theme-editor.resetToDefaultText': 'Auf Standard zurücksetzen',
  'theme-editor.publishedText': ({ value }) => `Veröffentlicht: ${value}`,
  'theme-editor.resetText': 'Zurücksetzen',
  'theme-editor.resetBrandName': 'Marke zurücksetzen',
  'theme-editor.resetNavName': 'Navigation zurücksetzen',
  'theme-editor.resetRadiusName': 'Ecken zurücksetzen',
  'theme-editor.resetDensityName': 'Dichte zurücksetzen',
  'theme-editor.resetFontName': 'Schrift zurücksetzen',
  'theme-editor.invalidTitle': 'Angezeigt wird das letzte gültige Design.',
  'theme-editor.failsText': 'Nicht erfüllt',
  'theme-editor.warningText': 'Warnung',
  'theme-editor.adjustedText': 'Angepasst',
  'theme-editor.useText': ({ colour }) => `${colour} verwenden`,
  'theme-editor.useName': ({ colour, field }) => `${colour} verwenden für ${field}`,
  'theme-editor.differencesLabel': 'Unterschiede',
  'theme-editor.difference': ({ field, from, to }) => `${field}, von ${from} zu ${to}`,
  'theme-editor.imageFacts': ({ kind, size, width, height }) => `${kind}, ${size} KB, ${width} × ${height}`,
  'theme-editor.contrastTableName': 'Tabelle der Kontraste',
  'theme-editor.contrastTableCaption': 'Niedrigster Kontrast jeder Farbe auf ihren Hintergründen',
  'theme-editor.colourHeading': 'Farbe',
  'theme-editor.lightHeading': 'Hell',
  'theme-editor.darkHeading': 'Dunkel',
  'theme-editor.lightMoreHeading': 'Hell, mehr',
  'theme-editor.darkMoreHeading': 'Dunkel, mehr',
  'theme-editor.onGround': ({ ground }) => `auf ${ground}`,
  'theme-editor.onAnyGround': 'auf jedem Hintergrund',
  'theme-editor.lowestOn': ({ ground }) => `Am niedrigsten auf ${ground}`,
  'theme-editor.tooLowText': 'Zu niedrig:',
  'theme-editor.visionLabel': 'Gesehen mit',
  'theme-editor.fullVision': 'Vollständiges Farbensehen',
  'theme-editor.protanopia': 'Protanopie',
  'theme-editor.deuteranopia': 'Deuteranopie',
  'theme-editor.tritanopia': 'Tritanopie',
  'theme-editor.achromatopsia': 'Achromatopsie',
};

/**
 * The German table for `TextsProvider`. Its type ensures that it is complete, so it does not need `defineTexts`,
 * which would load every English text.
 */
export const german: TextsTable = Object.freeze({ locale: 'de', texts: Object.freeze(texts) });

/** What is changed on purpose, one area at a time, and the tests that have to notice. */
export interface Area {
  readonly name: string;
  /** Said in the report. */
  readonly what: string;
  /** Files to change; what begins with `!` is left out. */
  readonly mutate: readonly string[];
  /** Tests that are run, less those of `without`. */
  readonly tests: readonly string[];
  readonly without?: readonly string[];
  /** Changes also what runs only as a file is loaded: all tests run for each. Default false. */
  readonly onLoading?: boolean;
  /** As Vitest's `globalSetup`, where the tests need one: run once, not once for each runner. */
  readonly setup?: string;
  /** As Vitest's `setupFiles`. */
  readonly eachFile?: readonly string[];
  /** Told to the setup and the tests. */
  readonly env?: Readonly<Record<string, string>>;
}

const sources = (folder: string): readonly string[] => [`${folder}/**/*.ts`, `!${folder}/**/*.test.ts`];

/** Tests that say how a package is divided, not what it does. */
const shapes = [
  'packages/*/src/exports.test.ts',
  'packages/ui/src/docs/**',
  'packages/ui/src/server-render.test.ts',
];

export const areas: readonly Area[] = [
  {
    name: 'contract',
    what: 'what a call is, who may do what, and when',
    mutate: sources('packages/api/src/contract'),
    tests: ['packages/api/src/**/*.test.ts'],
    without: shapes,
  },
  {
    name: 'client',
    what: 'how a call is sent and its answer read',
    mutate: sources('packages/api/src/client'),
    tests: ['packages/api/src/client/**/*.test.ts'],
  },
  {
    name: 'blocks',
    what: 'models of the blocks and charts, forms and their errors, colours of themes, and what is safe to show',
    mutate: [
      'packages/ui/src/**/*.model.ts',
      'packages/ui/src/behaviours/text-rule.ts',
      'packages/ui/src/components/toast/create-toasts.ts',
      'packages/ui/src/forms/{ajv-errors,ajv-texts,answered-schema,formats,interpreted-validator,interpreter,parse-form-schema}.ts',
      'packages/ui/src/parts/once-each.ts',
      'packages/ui/src/theme/{contrast,derive,evaluate,formula,tenant-theme,theme-reader}.ts',
    ],
    tests: ['packages/ui/src/**/*.test.ts'],
    without: shapes,
  },
  {
    name: 'portal',
    what: 'addresses of screens, what is asked of lists, the wizard, the session and its timers',
    mutate: [
      'apps/portal/src/**/*.{model,location,store}.ts',
      'apps/portal/src/app/landing.ts',
      'apps/portal/src/formats/{dates,iso-dates,numbers}.ts',
      'apps/portal/src/listing/{address,last-page,list-announcement}.ts',
      'apps/portal/src/screens/account/sessions/device-words.ts',
      'apps/portal/src/screens/applications/actions/registry.ts',
      'apps/portal/src/screens/applications/detail/detail-{progress,rows,summary}.ts',
      'apps/portal/src/screens/applications/email/view-preference.ts',
      'apps/portal/src/screens/applications/question/{cell-texts,filter-chips,filters}.ts',
      'apps/portal/src/screens/reports/report-figures.ts',
      'apps/portal/src/screens/verifications/list/grid-state.ts',
      'apps/portal/src/screens/verifications/wizard/server-form.ts',
      'apps/portal/src/session/{drafts,oidc-session,other-tabs,ping,proof,proofs,return-to,session-marks,session-timing,sign-in-limit,tenant-store,token-session,tried-storage}.ts',
      'apps/portal/src/shell/navigation-table.ts',
    ],
    tests: ['apps/portal/src/**/*.test.ts'],
  },
  {
    name: 'rules',
    what: 'what the server decides without a database: files, sheets, addresses, places, forms, settings',
    mutate: [
      'apps/server/src/address-list.ts',
      'apps/server/src/backup/table-text.ts',
      'apps/server/src/{config,config-report,is-younger,read-settings,setting-forms}.ts',
      'apps/server/src/csv/{csv-file,written-date}.ts',
      'apps/server/src/db/sealer.ts',
      'apps/server/src/files/{file-kind,file-name,rechunked}.ts',
      'apps/server/src/history/activity-kinds.ts',
      'apps/server/src/http/{malformed,one-file,remote-address}.ts',
      'apps/server/src/identity/passwords/new-password.ts',
      'apps/server/src/modules/applications/application-list.rarity.ts',
      'apps/server/src/modules/bulk-upload/{sheet-writer,upload-columns,upload-rows}.ts',
      'apps/server/src/modules/mail/mail-look.ts',
      'apps/server/src/modules/users/password.ts',
      'apps/server/src/modules/verifications/checks/{addresses,countries,verification-forms}.ts',
      'apps/server/src/outbound/{asked-service,public-address,sms-gateway,webhook}.ts',
      'apps/server/src/places/{fair-places,work-classes,work-of-call}.ts',
      'apps/server/src/registry/{bundled-companies,bundled-registry,company-registry,http-registry,index}.ts',
      'apps/server/src/settings.ts',
      'apps/server/src/zip/zipped.ts',
    ],
    tests: [
      'apps/server/src/backup/table-text.test.ts',
      'apps/server/src/csv/*.test.ts',
      'apps/server/src/db/sealer.test.ts',
      'apps/server/src/files/*.test.ts',
      'apps/server/src/history/activity-kinds.test.ts',
      'apps/server/src/http/{malformed,one-file,remote-address}.test.ts',
      'apps/server/src/identity/passwords/new-password.test.ts',
      'apps/server/src/identity-checks/providers.test.ts',
      'apps/server/src/modules/applications/application-list.rarity.test.ts',
      'apps/server/src/is-younger.test.ts',
      'apps/server/src/modules/bulk-upload/{sheet-writer,upload-rows}.test.ts',
      'apps/server/src/modules/mail/mail-look.test.ts',
      'apps/server/src/modules/users/password.test.ts',
      'apps/server/src/modules/verifications/checks/verification-forms.test.ts',
      'apps/server/src/outbound/{chosen-services,public-address,sms-gateway,webhook}.test.ts',
      'apps/server/src/places/*.test.ts',
      'apps/server/src/registry/registries.test.ts',
      'apps/server/src/{setting-forms,settings}.test.ts',
      'apps/server/src/zip/zipped.test.ts',
    ],
  },
  {
    name: 'services',
    what: 'what the server decides over its database: who may, what becomes of it, what is stored and answered',
    mutate: [
      'apps/server/src/http/{guards,idempotency,outside-route}.ts',
      'apps/server/src/modules/**/*.service.ts',
      'apps/server/src/modules/applications/application-transitions.ts',
      'apps/server/src/modules/applications/application.scope.ts',
    ],
    tests: [
      'apps/server/src/http/{guards,idempotency}.test.ts',
      'apps/server/src/modules/admin/admin.test.ts',
      'apps/server/src/modules/applications/{applicant-unlock,email-preview}.test.ts',
      'apps/server/src/modules/applications/application-{cancel,depersonalise,detail,edit,email,export,opening,scope,tax,transitions}.test.ts',
      'apps/server/src/modules/applications/new-application.test.ts',
      'apps/server/src/modules/bulk-upload/bulk-upload.test.ts',
      'apps/server/src/modules/{comments,documents,identity-checks,integrations,labels}/*.test.ts',
      'apps/server/src/modules/mail/mail.service.test.ts',
      'apps/server/src/modules/reports/report.test.ts',
      'apps/server/src/modules/users/{invitation,own-password,user-change,user-lock}.test.ts',
      'apps/server/src/modules/verifications/verification.test.ts',
      'apps/server/src/modules/verifications/checks/check.test.ts',
    ],
    setup: 'apps/server/src/testing/global-setup.ts',
    eachFile: ['apps/server/src/testing/drop-copies.setup.ts'],
    // Changes are made in the code, not in what it asks a database; this one is copied sooner.
    env: { PORTAL_TEST_DATABASE: 'postgres' },
  },
];

/** A feature that one of the supported browsers lacks, and why the sources may use it all the same. */
type Fallback = {
  /** Names in MDN's compatibility data; a name stands for all below it. */
  features: readonly string[]
  /** Starts of paths: elsewhere the feature is not allowed. */
  files: readonly string[]
  reason: string
}

/** Every feature outside the supported browsers (`browserslist` in package.json) that the sources use. */
export const FALLBACKS: readonly Fallback[] = [
  {
    features: ['api.AbortSignal.any_static'],
    files: ['src/shared/platform/lib/async/anySignal.ts'],
    reason: 'Combines the signals itself.',
  },
  {
    features: ['api.Window.requestIdleCallback', 'api.Window.cancelIdleCallback'],
    files: ['src/shared/platform/lib/async/whenIdle.ts'],
    reason: 'Waits a second instead.',
  },
  {
    features: ['api.StorageManager.estimate'],
    files: [
      'src/shared/kits/jobs/results/storageQuota.ts',
      'src/features/candidate/addressForm/phone/phoneTests.ts',
    ],
    reason:
      'Without an estimate our own limit holds, and the phone test says that the space is unknown.',
  },
  {
    features: ['api.Notification'],
    files: ['src/shared/kits/analyzer/jobs/notifications/systemNotification.ts'],
    reason: 'A WebView shows none; the result is announced on the page, too.',
  },
  {
    features: ['api.DataTransferItem.webkitGetAsEntry'],
    files: ['src/shared/kits/upload/DropZone.tsx'],
    reason: 'Nothing is dropped on a phone; files without entries are taken as files.',
  },
  {
    features: ['css.properties.text-wrap'],
    files: ['src/shared/kits/candidate/candidate.css'],
    reason: 'A heading is broken where its line is full.',
  },
  {
    features: ['api.Clipboard.write', 'api.ClipboardItem'],
    files: ['src/shared/ui/preview/sheet/selection/copySelection.ts'],
    reason: 'Copies with writeText.',
  },
  {
    features: ['api.Navigator.wakeLock', 'api.WakeLock', 'api.WakeLockSentinel'],
    files: ['src/features/candidate/uanPage/steps/UanFlow.tsx'],
    reason: 'The screen may turn off; the page continues when it is on again.',
  },
  {
    features: ['api.Permissions', 'api.PermissionStatus'],
    files: ['src/features/candidate/addressForm/phone/usePhoneTests.ts'],
    reason: 'The state is unknown then, and the camera is asked for.',
  },
  {
    features: ['api.Window.beforeunload_event'],
    files: [
      'src/shared/platform/navigation/leaveGuard.ts',
      'src/shared/kits/dashboard/bulk/runBulkAction.ts',
    ],
    reason: 'An iPhone does not ask before a tab is closed; drafts are stored.',
  },
  {
    features: ['api.Element.wheel_event'],
    files: ['src/features/kyc/dav/photos/ZoomablePhoto.tsx'],
    reason: 'An iPhone has no wheel; two fingers and buttons zoom.',
  },
  {
    features: ['html.global_attributes.autocapitalize', 'html.global_attributes.autocorrect'],
    files: ['src/'],
    reason: 'Spares a correction of what the keyboard did; nothing depends on it.',
  },
  {
    features: ['html.elements.video.playsinline'],
    files: ['src/features/candidate/addressForm/photos/LiveView.tsx'],
    reason: 'For iPhones; Firefox always plays a video in the page.',
  },
  {
    features: ['css.selectors.has'],
    files: [
      'src/shared/ui/components/fields/Segmented.css',
      'src/features/feedback/FeedbackPanel.css',
      'src/features/candidate/addressForm/fields/fields.css',
      'src/shared/kits/candidate/candidate.css',
    ],
    reason: '`@supports not selector(:has(a))` beside it shows the focus ring and the sizes.',
  },
  {
    features: ['css.selectors.has'],
    files: ['src/features/applicants/page/page.css', 'src/shared/ui/dialogs/toasts/ToastHost.css'],
    reason: 'On a phone a toast may cover a control of a full-screen panel; a click closes it.',
  },
  {
    features: ['css.selectors.has'],
    files: [
      'src/app/theme/theme.css',
      'src/features/candidate/addressForm/screens/screens.css',
      'src/features/financial/bankStatement/output/output.css',
      'src/features/kyc/uan/jobs/jobs.css',
      'src/shared/kits/analyzer/analyzer.css',
      'src/shared/kits/history/history.css',
      'src/shared/kits/analyzer/result/',
      'src/shared/kits/dashboard/bulk/bulk.css',
      'src/shared/kits/upload/upload.css',
      'src/shared/ui/dialogs/DialogOverlay.css',
      'src/shared/ui/preview/sheet/sheet.css',
    ],
    reason:
      'Alignment, colours and paper only, each in a rule of its own, so that nothing else is lost.',
  },
  {
    features: ['css.properties.cursor'],
    files: ['src/', 'node_modules/leaflet/'],
    reason: 'An iPhone has no pointer.',
  },
  {
    features: ['css.selectors.selection'],
    files: ['src/shared/ui/', 'node_modules/leaflet/'],
    reason: 'Colours of selected text; an iPhone has its own.',
  },
  {
    features: [
      'css.properties.scrollbar-width',
      'css.properties.scrollbar-gutter',
      'css.properties.overflow-anchor',
    ],
    files: ['src/shared/ui/preview/', 'src/shared/ui/table/DataTable.css'],
    reason: 'The scrollbar looks different, and a page may move by a line.',
  },
  {
    features: ['css.properties.resize', 'css.properties.field-sizing'],
    files: [
      'src/app/theme/bootstrap.scss',
      'src/features/candidate/addressForm/fields/fields.css',
      'src/shared/kits/candidate/candidate.css',
    ],
    reason: 'A long text scrolls in its field.',
  },
  {
    features: ['css.properties.content-visibility', 'css.properties.contain-intrinsic-height'],
    files: ['src/shared/kits/upload/upload.css'],
    reason: 'Only speed.',
  },
  {
    features: ['css.properties.break-after', 'css.at-rules.page'],
    files: [
      'src/features/financial/form26as/form26as.css',
      'src/shared/kits/analyzer/result/print.css',
      'src/features/applicants/memo/memo.css',
    ],
    reason: 'The size of the paper and its breaks are then those of the print dialog.',
  },
  {
    features: ['css.properties.forced-color-adjust'],
    files: ['src/shared/ui/preview/pdf/pdfPages.css'],
    reason: 'Safari has no forced colours.',
  },
]

export { AFTER_PLAN, UNLESS_PREFETCHED, baseApi, type ApiState } from './api/base-api';
export { patchQuestion, type StudentState } from './api/patch-question';
export { endpointCalls } from './api/endpoint';
export { useCommentVote } from './comments/use-comment-vote';
export {
  joinedNotes,
  noteDraftText,
  noteSyncState,
  parseNoteDraft,
  type NoteDraft,
  type StoredNote,
} from './notes/note-draft';
export { favoriteWish, sendFavorite, type FavoriteEnd } from './notes/send-favorite';
export { parseHighlightDraft, parseStoredHighlights, type HighlightDraft } from './notes/highlight-draft';
export { erase, highlight, isCovered, touched, type Highlight, type Stretch } from './notes/highlight-ranges';
export {
  NO_HIGHLIGHTS,
  isSameHighlights,
  mergeHighlights,
  type Highlights,
  type StoredHighlights,
} from './notes/merge-highlights';
export { sendHighlights } from './notes/send-highlights';
export { useDraftSync } from './notes/use-draft-sync';
export { sendNote } from './notes/send-note';
export type { OutboxEntry, Submission, Verdict } from './outbox/entry/entry';
export type { Outbox, OutboxSnapshot } from './outbox/outbox';
export {
  OutboxProvider,
  useEachVerdict,
  useOutbox,
  useOutboxActions,
  usePendingCount,
  useUnloadConfirmation,
  useVerdict,
} from './outbox/outbox-context';
export { oneTabAtATime } from './outbox/tabs';
export { createUuid } from './outbox/entry/uuid';
export { createStoreOutbox } from './outbox/store-outbox';
export { startTriggers } from './outbox/triggers';
export { packKey, packName, packSource, packState, type Pack, type PackSource, type PackState } from './packs/pack';
export { createPacks, type CachedToday, type PackNews, type Packs, type PacksSetting } from './packs/packs';
export type { TakeFailure } from './packs/take-pack';
export * from './resources/account';
export * from './resources/answers';
export * from './resources/catalogue';
export * from './resources/community';
export * from './resources/desk';
export * from './resources/edital';
export * from './resources/exams';
export * from './resources/health';
export * from './resources/planning/key-changes';
export * from './resources/notebooks';
export * from './resources/performance';
export * from './resources/planning/planning';
export * from './resources/question-maps';
export * from './resources/questions';
export * from './resources/session/session';
export * from './resources/session/sign-in';
export * from './resources/sittings';
export * from './resources/notebook-file';
export * from './resources/own-data';
export * from './resources/payment';
export * from './resources/study-aids';
export { sitemapApi } from './resources/sitemap';
export * from './resources/student-maps';
export { isTimeAlone, joinMark, markText, parseMark, type KeptMark, type MarkChange } from './sittings/kept-mark';
export { dropSittingPictures, keepSittingPictures } from './packs/sitting-pictures';
export { sendMarks, type KeptAge, type MarksEnd, type WaitingMark } from './sittings/send-marks';
export { createAppStore, type AppStore, type AppStoreSetting, type SliceReducers } from './store/create-app-store';
export { repeatWhenOnline } from './store/repeat-when-online';
export { askOpenSittings } from './store/open-sittings';
export { useAppDispatch, useWhileShown } from './store/hooks';
export { apiErrorOf, mayHaveArrived, retryAfterMs, type ApiError } from './transport/api-error';
export { createClient, type Client } from './transport/client';
export { earlyFirst, type EarlyRequests } from './transport/early-requests';
export { openTabChannel } from './transport/tab-channel';
export { sendChunks } from './uploads/send-chunks';
export { useResumedUpload } from './uploads/use-resumed-upload';

export {
  BANK_FORMAT,
  BANK_SCHEMA,
  BANK_SECTION_NAMES,
  BANK_VERSION,
  type BankEntry,
  type BankSection,
} from './bank/schema';
export { readYear, UsageError, wrongFlag } from './command/arguments';
export { runImport } from './command/cli';
export { attachDocuments } from './documents/attach-documents';
export { readPdf } from './documents/read-pdf';
export { fromEditable, hashesIn, pictureHashes, toEditable, type EditableQuestion } from './editing/editable';
export { IMPORT_RUNNING, lockBank } from './editing/lock-bank';
export { type QuestionTexts, readPictures, withKey, withTexts } from './editing/revise';
export { cleanSharedText, withSharedText, withWordingText } from './editing/shared-text';
export { changeState, saveState, type StateChange } from './editing/state';
export { keyOf, lockQuestion, relinkPapersOf, saveRevision, type StoredQuestion } from './editing/stored';
export { saveSubjectOf } from './editing/subject';
export { suggestSubjects } from './editing/suggested-subjects';
export { readPaperSources } from './identity/sources';
export { type FileOutcome, importFile } from './file/import-file';
export { importItems } from './items/import-items';
export type { ImportQuestion } from './model/import-question';
export { inspectImage } from './media/inspect-image';
export { normalise } from './file/normalise';
export { type NoticeFault, noticeFault } from './notices/faults';
export { NoticeRefusal, readLine } from './notices/fields';
export type { NoticeInput } from './notices/notice';
export { decideNotice, saveNotice } from './notices/save-notice';
export { decodeWhole } from './decoding/windows-1252';
export type { TakeEdital } from './notices/editais';
export { openQuestionFile } from './readers/open-questions';
export { NO_OPTIONS } from './writer/options';
export { isPdfFile, readPaperSource } from './paper/paper-file';
export type { Output } from './command/progress';
export { emptyQuestion, type RawQuestion } from './model/raw-question';
export { FileRefusal, noQuestion, QuestionRefusal, type Refusal } from './model/refusal';
export { Report } from './command/report';
export { parseSubjectMap, SubjectMap } from './subjects/subject-map';
export { normalisedWords, slugOf } from './rules/normalised-words';
export { MAX_SUBJECT_DEPTH, NO_SUBJECT } from './rules/subject-path';
export {
  findInstitution,
  institutionLabel,
  knownInstitution,
  mergeInstitutions,
  readInstitution,
} from './writer/institutions';
export { replaceMap, saveMovedSubjects } from './writer/map';
export { saveMedia } from './writer/media';
export { questionsWithText, readCurrentTexts, textHash } from './writer/shared-texts';

import { baseApi } from '../api/base-api';
import { mutationCall, queryCall } from '../api/endpoint';

/**
 * Tags that an act on a question of the bank invalidates: its page, lists, the audit log, and the question in the staff
 * member's own studies.
 */
const CHANGES_BANK = {
  invalidates: (_result: unknown, { id }: { id: number }) => [
    'BankQuestion' as const,
    'Audit' as const,
    { type: 'StudentQuestion' as const, id },
  ],
};

/** A change that writes up to 2,000 questions is made in its request, which may wait for an import. */
const MERGE_MS = 30_000;

/** Tags that a change of the tree of subjects invalidates: questions, lists and filters of the staff. */
const CHANGES_SUBJECTS = {
  invalidates: () => ['Subject' as const, 'BankQuestion' as const, 'Audit' as const, 'DeskTask' as const],
  timeoutMs: MERGE_MS,
};

/** Tags that a change of a notice invalidates; a new one may bring a body or a board. */
const CHANGES_NOTICES = { invalidates: () => ['DeskNotice' as const, 'Institution' as const, 'Audit' as const] };

/** Tags that a change of a map invalidates. */
const CHANGES_MAPS = { invalidates: () => ['DeskMap' as const, 'Audit' as const] };

/** The desk of the staff. Nothing stays cached after leaving a screen, because others may be editing. */
export const deskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    people: queryCall(build, 'GET /api/customer-area/desk/person', { tags: () => ['Person'], keepS: 0 }),
    grantRole: mutationCall(build, 'POST /api/customer-area/desk/person/{id}/role', {
      invalidates: () => ['Person', 'Audit'],
    }),
    audit: queryCall(build, 'GET /api/customer-area/desk/audit', { tags: () => ['Audit'], keepS: 0 }),
    deskPapers: queryCall(build, 'GET /api/customer-area/desk/paper', { tags: () => ['DeskPaper'], keepS: 0 }),
    deskPaper: queryCall(build, 'GET /api/customer-area/desk/paper/{id}', { tags: () => ['DeskPaper'], keepS: 0 }),
    beginPaper: mutationCall(build, 'POST /api/customer-area/desk/paper', {
      invalidates: () => ['DeskPaper', 'Audit'],
    }),
    savePaperData: mutationCall(build, 'PUT /api/customer-area/desk/paper/{id}', { invalidates: () => ['DeskPaper'] }),
    discardPaper: mutationCall(build, 'DELETE /api/customer-area/desk/paper/{id}', {
      invalidates: () => ['DeskPaper', 'Audit'],
    }),
    // Sent many times in a row; the paper is reloaded when it is processed.
    sendChunk: mutationCall(build, 'PUT /api/customer-area/desk/paper/{id}/file/{parte}/chunk/{pedaco}'),
    readPaper: mutationCall(build, 'POST /api/customer-area/desk/paper/{id}/read', {
      invalidates: () => ['DeskPaper'],
    }),
    publishPaper: mutationCall(build, 'POST /api/customer-area/desk/paper/{id}/publish', {
      invalidates: () => ['DeskPaper', 'Audit'],
    }),
    deskQuestion: queryCall(build, 'GET /api/customer-area/desk/paper/{id}/question/{posicao}', {
      tags: (_result, { id, posicao }) => [{ type: 'DeskPaper', id: `${id}:${posicao}` }],
      keepS: 0,
    }),
    correctDraft: mutationCall(build, 'PUT /api/customer-area/desk/paper/{id}/question/{posicao}', {
      invalidates: () => ['DeskPaper'],
    }),
    correctDrafts: mutationCall(build, 'PUT /api/customer-area/desk/paper/{id}/question-batch', {
      invalidates: () => ['DeskPaper'],
    }),
    rearrangePaper: mutationCall(build, 'PUT /api/customer-area/desk/paper/{id}/order', {
      invalidates: () => ['DeskPaper'],
    }),
    // Sent every few seconds; whoever receives the response reloads what changed.
    notePresence: mutationCall(build, 'PUT /api/customer-area/desk/paper/{id}/presence'),
    keepPicture: mutationCall(build, 'POST /api/customer-area/desk/paper/{id}/picture'),
    correctDraftText: mutationCall(build, 'PUT /api/customer-area/desk/paper/{id}/question/{posicao}/shared-text', {
      invalidates: () => ['DeskPaper'],
    }),
    deskWork: queryCall(build, 'GET /api/customer-area/desk/work', {
      tags: () => ['BankQuestion', 'DeskPaper', 'Proposal'],
      keepS: 0,
    }),
    drafts: queryCall(build, 'GET /api/customer-area/desk/draft', { tags: () => ['DeskPaper'], keepS: 0 }),
    bankQuestions: queryCall(build, 'GET /api/customer-area/desk/question', {
      tags: () => ['BankQuestion'],
      keepS: 0,
    }),
    bankQuestion: queryCall(build, 'GET /api/customer-area/desk/question/{id}', {
      tags: () => ['BankQuestion'],
      keepS: 0,
    }),
    correctKey: mutationCall(build, 'PUT /api/customer-area/desk/question/{id}/key', CHANGES_BANK),
    correctTexts: mutationCall(build, 'PUT /api/customer-area/desk/question/{id}/text', CHANGES_BANK),
    // Unknown other questions change as well, so every question in the staff member's own studies is reloaded.
    correctSharedText: mutationCall(build, 'PUT /api/customer-area/desk/question/{id}/shared-text', {
      invalidates: () => ['BankQuestion', 'Audit', 'StudentQuestion'],
    }),
    propose: mutationCall(build, 'POST /api/customer-area/desk/question/{id}/proposal', {
      invalidates: () => ['Proposal', 'Audit'],
    }),
    proposals: queryCall(build, 'GET /api/customer-area/desk/proposal', { tags: () => ['Proposal'], keepS: 0 }),
    // An accepted proposal changes a question, also in the staff member's own studies.
    decideProposal: mutationCall(build, 'PUT /api/customer-area/desk/proposal/{id}', {
      invalidates: () => ['Proposal', 'BankQuestion', 'Audit', 'StudentQuestion'],
    }),
    markQuestion: mutationCall(build, 'PUT /api/customer-area/desk/question/{id}/mark', CHANGES_BANK),
    changeQuestions: mutationCall(build, 'PUT /api/customer-area/desk/question-batch', {
      invalidates: (result) => (result?.feito ? ['BankQuestion', 'Subject', 'Audit', 'StudentQuestion'] : []),
    }),
    deskSubjects: queryCall(build, 'GET /api/customer-area/desk/subject', { tags: () => ['Subject'], keepS: 0 }),
    renameSubject: mutationCall(build, 'PUT /api/customer-area/desk/subject/{id}/name', CHANGES_SUBJECTS),
    moveSubject: mutationCall(build, 'PUT /api/customer-area/desk/subject/{id}/place', CHANGES_SUBJECTS),
    mergeSubject: mutationCall(build, 'PUT /api/customer-area/desk/subject/{id}/merge', CHANGES_SUBJECTS),
    mergeInstitution: mutationCall(build, 'PUT /api/customer-area/desk/institution/{id}/merge', {
      invalidates: () => ['Institution', 'BankQuestion', 'Audit', 'DeskTask'],
      timeoutMs: MERGE_MS,
    }),
    deskTasks: queryCall(build, 'GET /api/customer-area/desk/task', { tags: () => ['DeskTask'], keepS: 0 }),
    deskMaps: queryCall(build, 'GET /api/customer-area/desk/map', { tags: () => ['DeskMap'], keepS: 0 }),
    renameMap: mutationCall(build, 'PUT /api/customer-area/desk/map/{id}/name', CHANGES_MAPS),
    offerMap: mutationCall(build, 'PUT /api/customer-area/desk/map/{id}/offer', CHANGES_MAPS),
    changeEdition: mutationCall(build, 'PUT /api/customer-area/desk/map/{id}/edition', CHANGES_MAPS),
    mapOrder: queryCall(build, 'GET /api/customer-area/desk/map/{id}/order', { tags: () => ['DeskMap'], keepS: 0 }),
    orderMap: mutationCall(build, 'PUT /api/customer-area/desk/map/{id}/order', CHANGES_MAPS),
    deskNotices: queryCall(build, 'GET /api/customer-area/desk/notice', { tags: () => ['DeskNotice'], keepS: 0 }),
    deskNotice: queryCall(build, 'GET /api/customer-area/desk/notice/{id}', { tags: () => ['DeskNotice'], keepS: 0 }),
    createNotice: mutationCall(build, 'POST /api/customer-area/desk/notice', CHANGES_NOTICES),
    changeNotice: mutationCall(build, 'PUT /api/customer-area/desk/notice/{id}', CHANGES_NOTICES),
    giveNoticeEdital: mutationCall(build, 'PUT /api/customer-area/desk/notice/{id}/edital', {
      invalidates: () => ['DeskNotice', 'Edital', 'Audit'],
    }),
    takeNoticeEdital: mutationCall(build, 'DELETE /api/customer-area/desk/notice/{id}/edital', {
      invalidates: () => ['DeskNotice', 'Audit'],
    }),
    publishNoticeMap: mutationCall(build, 'POST /api/customer-area/desk/notice/{id}/map', {
      invalidates: () => ['DeskNotice', 'DeskMap', 'Audit'],
    }),
    removeNotice: mutationCall(build, 'DELETE /api/customer-area/desk/notice/{id}', CHANGES_NOTICES),
    undoSubjectAct: mutationCall(build, 'POST /api/customer-area/desk/subject-act/{id}/undo', CHANGES_SUBJECTS),
  }),
});

export const {
  usePeopleQuery,
  useGrantRoleMutation,
  useAuditQuery,
  useDeskPapersQuery,
  useDeskPaperQuery,
  useBeginPaperMutation,
  useSavePaperDataMutation,
  useDiscardPaperMutation,
  useSendChunkMutation,
  useReadPaperMutation,
  usePublishPaperMutation,
  useDeskQuestionQuery,
  useCorrectDraftMutation,
  useCorrectDraftsMutation,
  useCorrectDraftTextMutation,
  useRearrangePaperMutation,
  useNotePresenceMutation,
  useKeepPictureMutation,
  useDeskWorkQuery,
  useDraftsQuery,
  useBankQuestionsQuery,
  useBankQuestionQuery,
  useCorrectKeyMutation,
  useCorrectTextsMutation,
  useCorrectSharedTextMutation,
  useProposeMutation,
  useProposalsQuery,
  useDecideProposalMutation,
  useMarkQuestionMutation,
  useChangeQuestionsMutation,
  useDeskSubjectsQuery,
  useRenameSubjectMutation,
  useMoveSubjectMutation,
  useMergeSubjectMutation,
  useUndoSubjectActMutation,
  useMergeInstitutionMutation,
  useDeskTasksQuery,
  useDeskMapsQuery,
  useRenameMapMutation,
  useOfferMapMutation,
  useChangeEditionMutation,
  useMapOrderQuery,
  useOrderMapMutation,
  useDeskNoticesQuery,
  useDeskNoticeQuery,
  useCreateNoticeMutation,
  useChangeNoticeMutation,
  useRemoveNoticeMutation,
  useGiveNoticeEditalMutation,
  useTakeNoticeEditalMutation,
  usePublishNoticeMapMutation,
} = deskApi;

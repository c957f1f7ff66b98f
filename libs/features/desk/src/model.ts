import type { catalogueApi, deskApi } from '@mapa/api-client';

type Result<Endpoint extends { Types: { ResultType: unknown } }> = Endpoint['Types']['ResultType'];
type DeskEndpoints = (typeof deskApi)['endpoints'];

export type Person = Result<DeskEndpoints['people']>['data'][number];
export type AuditEntry = Result<DeskEndpoints['audit']>['data'][number];
export type PaperLine = Result<DeskEndpoints['deskPapers']>['data'][number];
export type Paper = Result<DeskEndpoints['deskPaper']>;
export type FilePart = Paper['arquivos'][number]['parte'];
export type Draft = Result<DeskEndpoints['deskQuestion']>;
/** A text shared by several questions, before their own statements. */
export type SharedText = Draft['textos'][number];
export type BankLine = Result<DeskEndpoints['bankQuestions']>['data'][number];
export type BankQuestion = Result<DeskEndpoints['bankQuestion']>;
export type DeskWork = Result<DeskEndpoints['deskWork']>;
export type Proposal = Result<DeskEndpoints['proposals']>['data'][number];
export type DraftLine = Result<DeskEndpoints['drafts']>['data'][number];
export type DeskSubjects = Result<DeskEndpoints['deskSubjects']>;
export type DeskSubject = DeskSubjects['assuntos'][number];
export type SubjectEffect = Result<DeskEndpoints['renameSubject']>['muda'];
export type Institution = Result<(typeof catalogueApi)['endpoints']['institutionList']>['data'][number];
export type InstitutionEffect = Result<DeskEndpoints['mergeInstitution']>['muda'];
export type DeskMap = Result<DeskEndpoints['deskMaps']>['data'][number];
export type DeskTask = Result<DeskEndpoints['deskTasks']>['data'][number];
export type MapOrder = Result<DeskEndpoints['mapOrder']>;
/** What another edition means for the students of a map. */
export type MapEffect = Result<DeskEndpoints['changeEdition']>['muda'];
export type NoticeLine = Result<DeskEndpoints['deskNotices']>['data'][number];
export type DeskNotice = Result<DeskEndpoints['deskNotice']>;
/** Everything that a person says of a notice. */
export type NoticeFields = DeskNotice['campos'];
/** Who else has a paper open. */
export type Presence = Result<DeskEndpoints['notePresence']>;
/** The changes of one act on several questions. */
export type BulkEffect = Result<DeskEndpoints['changeQuestions']>['muda'];
/** Fields of a draft that are corrected one by one. */
export type Correction = Omit<Parameters<DeskEndpoints['correctDraft']['initiate']>[0], 'id' | 'posicao' | 'revisao'>;

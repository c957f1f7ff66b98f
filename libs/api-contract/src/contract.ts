import type { CallArguments, CallInput, CallResult } from './calls/call';
import { accountCalls } from './calls/account';
import { communityCalls } from './calls/community';
import { deskCalls } from './calls/desk/desk';
import { deskInstitutionCalls } from './calls/desk/institutions';
import { deskMapCalls } from './calls/desk/maps';
import { deskNoticeCalls } from './calls/desk/notices';
import { deskProposalCalls } from './calls/desk/proposals';
import { deskQuestionCalls } from './calls/desk/questions';
import { deskSubjectCalls } from './calls/desk/subjects';
import { editalCalls } from './calls/edital';
import { notebookCalls } from './calls/notebooks';
import { ownDataCalls } from './calls/own-data';
import { paymentCalls } from './calls/payment';
import { performanceCalls } from './calls/performance';
import { planningCalls } from './calls/planning';
import { publicCalls } from './calls/public';
import { recoveryCalls } from './calls/recovery';
import { sessionCalls } from './calls/session';
import { sittingCalls } from './calls/sittings';
import { studyCalls } from './calls/study';
import { studyAidCalls } from './calls/study-aids';

/** Every JSON call of the API, once: both sides and the API description are derived from it. */
export const contract = {
  ...publicCalls,
  ...sessionCalls,
  ...recoveryCalls,
  ...accountCalls,
  ...studyCalls,
  ...studyAidCalls,
  ...communityCalls,
  ...deskCalls,
  ...deskQuestionCalls,
  ...deskSubjectCalls,
  ...deskInstitutionCalls,
  ...deskNoticeCalls,
  ...deskMapCalls,
  ...deskProposalCalls,
  ...editalCalls,
  ...notebookCalls,
  ...performanceCalls,
  ...sittingCalls,
  ...planningCalls,
  ...ownDataCalls,
  ...paymentCalls,
} as const;

type Contract = typeof contract;
export type CallKey = keyof Contract;
/** What a handler of this call receives. */
export type InputOf<K extends CallKey> = CallInput<Contract[K]>;
/** What a caller of this call passes. */
export type ArgumentsOf<K extends CallKey> = CallArguments<Contract[K]>;
/** The body of the call's 200 response. */
export type ResultOf<K extends CallKey> = CallResult<Contract[K]>;

/** Calls around a question: favourites, comments, requests, reports and their queue. */
export type CommunityCall = keyof typeof communityCalls;
/** Calls of the staff's desk. */
export type DeskCall = keyof typeof deskCalls;
/** Its calls about questions of the bank. */
export type DeskQuestionCall = keyof typeof deskQuestionCalls;
export type DeskSubjectCall = keyof typeof deskSubjectCalls;
export type DeskInstitutionCall = keyof typeof deskInstitutionCalls;
export type DeskMapCall = keyof typeof deskMapCalls;
export type DeskProposalCall = keyof typeof deskProposalCalls;
export type DeskNoticeCall = keyof typeof deskNoticeCalls;
/** Calls on editais that students send. */
export type EditalCall = keyof typeof editalCalls;
/** Calls on notebooks. */
export type NotebookCall = keyof typeof notebookCalls;
/** Calls that prove an e-mail: recovery and confirmation. */
export type RecoveryCall = keyof typeof recoveryCalls;
/** Calls on the caller's account and the plans. */
export type AccountCall = keyof typeof accountCalls;
/** Calls on performance and on editions of maps. */
export type PerformanceCall = keyof typeof performanceCalls;
/** Calls on simulated exams. */
export type SittingCall = keyof typeof sittingCalls;
/** Calls on the study day and the plan of a week. */
export type PlanningCall = keyof typeof planningCalls;
/** Calls on notes, marks, hidden questions and the review. */
export type StudyAidCall = keyof typeof studyAidCalls;
/** Calls on payments and the plan's end. */
export type PaymentCall = keyof typeof paymentCalls;
/** Calls on everything that a student owns here. */
export type OwnDataCall = keyof typeof ownDataCalls;

import type { RouteName } from '@mapa/domain';

/**
 * The screens that exist in both applications. A menu in one leads into the other, whose route table it cannot import:
 * hence this list, which a test in each application holds to that application's own table.
 */
export const SCREENS: readonly RouteName[] = ['maps', 'exams', 'exam', 'boards', 'board', 'notices', 'questions', 'question', 'plans', 'about', 'help', 'privacy', 'login', 'signUp', 'recoverPassword', 'newPassword', 'confirmEmail', 'welcome', 'myMaps', 'mapQuestions', 'mapReview', 'notebooks', 'notebookPrint', 'notebook', 'notebookReview', 'favorites', 'account', 'requests'];

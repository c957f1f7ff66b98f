import { ROUTES, applicationOf, type RouteName } from '@mapa/domain';
import type { Viewer } from '../menu/menu';
import { partsOf, type ShellParts } from './layout-rules';

type Header = ShellParts['header'];

type AreaNav = 'row and bar' | 'row' | 'none';

/**
 * Every screen: its header, whether it has mobile menu, footer and the question about tags, and its navigation between
 * the student's screens.
 */
const ROWS: readonly (readonly [RouteName, Header, boolean, boolean, boolean, AreaNav])[] = [
  ['home', 'full', true, true, true, 'row and bar'],
  ['maps', 'full', true, true, true, 'row and bar'],
  ['exams', 'full', true, true, true, 'row and bar'],
  ['exam', 'full', true, true, true, 'row and bar'],
  ['boards', 'full', true, true, true, 'row and bar'],
  ['board', 'full', true, true, true, 'row and bar'],
  ['questions', 'full', true, true, true, 'row and bar'],
  ['question', 'full', true, true, true, 'row and bar'],
  ['notices', 'full', true, true, true, 'row and bar'],
  ['noticeStudy', 'full', true, true, true, 'row and bar'],
  ['plans', 'full', true, false, true, 'row and bar'],
  ['privacy', 'full', true, true, true, 'row and bar'],
  ['about', 'full', true, true, true, 'row and bar'],
  ['help', 'full', true, true, true, 'row and bar'],
  ['login', 'none', false, false, true, 'none'],
  ['signUp', 'none', false, false, true, 'none'],
  ['recoverPassword', 'none', false, false, true, 'none'],
  ['newPassword', 'none', false, false, false, 'none'],
  ['confirmEmail', 'full', true, true, false, 'row and bar'],
  ['reminderOff', 'full', true, true, false, 'row and bar'],
  ['welcome', 'full', true, false, true, 'row and bar'],
  ['checkout', 'checkout', true, false, true, 'none'],
  ['checkoutPlan', 'checkout', false, false, true, 'none'],
  ['checkoutSuccess', 'checkout', false, false, true, 'none'],
  ['studentArea', 'full', true, true, true, 'row and bar'],
  ['today', 'full', true, true, true, 'row and bar'],
  ['myMaps', 'full', true, true, true, 'row and bar'],
  ['mapQuestions', 'full', true, true, true, 'row'],
  ['mapReview', 'full', true, true, true, 'row and bar'],
  ['notebooks', 'full', true, true, true, 'row and bar'],
  ['notebookPrint', 'none', true, false, true, 'none'],
  ['notebook', 'full', true, true, true, 'row'],
  ['notebookReview', 'full', true, true, true, 'row and bar'],
  ['review', 'full', true, true, true, 'row and bar'],
  ['favorites', 'full', true, true, true, 'row and bar'],
  ['requests', 'full', true, true, true, 'row and bar'],
  ['performance', 'full', true, true, true, 'row and bar'],
  ['examPerformance', 'full', true, true, true, 'row and bar'],
  ['sittings', 'full', true, true, true, 'row and bar'],
  ['newSitting', 'full', true, true, true, 'row and bar'],
  ['sitting', 'full', true, true, true, 'none'],
  ['sittingResult', 'full', true, true, true, 'row and bar'],
  ['editais', 'full', true, true, true, 'row and bar'],
  ['edital', 'full', true, true, true, 'row and bar'],
  ['account', 'full', true, true, true, 'row and bar'],
  ['desk', 'full', true, true, true, 'row and bar'],
  ['deskPapers', 'full', true, true, true, 'row and bar'],
  ['deskPaper', 'full', true, true, true, 'row and bar'],
  ['deskQuestions', 'full', true, true, true, 'row and bar'],
  ['deskQuestion', 'full', true, true, true, 'row and bar'],
  ['deskProposals', 'full', true, true, true, 'row and bar'],
  ['deskSubjects', 'full', true, true, true, 'row and bar'],
  ['deskMaps', 'full', true, true, true, 'row and bar'],
  ['deskMap', 'full', true, true, true, 'row and bar'],
  ['deskNotices', 'full', true, true, true, 'row and bar'],
  ['deskNotice', 'full', true, true, true, 'row and bar'],
  ['deskInstitutions', 'full', true, true, true, 'row and bar'],
  ['deskPeople', 'full', true, true, true, 'row and bar'],
  ['deskAudit', 'full', true, true, true, 'row and bar'],
];

const student = (plano_tipo: string) => ({ plano_tipo, role: 'estudante' });

const VIEWERS: readonly (readonly [string, Viewer, ShellParts['account']])[] = [
  ['a visitor', null, 'login'],
  ['somebody who loads', undefined, 'loading'],
  ['a free student', student('plano_gratis'), 'dropdown'],
  ['a paying student', student('plano_pago_primary'), 'dropdown'],
];

const addressOf = (name: RouteName) => ROUTES[name].path.replace(/:\w+/g, '7');

it('the table of screens is complete', () =>
  expect(ROWS.map(([name]) => name).sort()).toEqual(Object.keys(ROUTES).sort()));

describe.each(ROWS)('around the screen %s', (name, header, mobileMenu, footer, consent, areaNav) => {
  it.each(VIEWERS)(
    `${header === 'none' ? 'there is no header' : `the header is ${header}`} for %s`,
    (_who, viewer, account) => {
      const path = addressOf(name);
      const isLoading = viewer === undefined;
      // A viewer of the student area has a session, before the server confirms it.
      const isStudent = viewer ? true : isLoading && applicationOf(path) === 'student-area';
      expect(partsOf(path, viewer)).toEqual({
        header,
        mobileMenu,
        footer,
        consent,
        account: header === 'full' ? account : 'none',
        areaRow: areaNav !== 'none' && (isStudent || (isLoading && 'kept')),
        areaBar: areaNav === 'row and bar' && isStudent,
        home: isStudent ? 'today' : 'home',
      });
    },
  );
});

it('a path without a screen has all of them around it, but no question about tags: it may be a mistyped secret', () => {
  expect(partsOf('/nada', null)).toEqual({
    header: 'full',
    footer: true,
    mobileMenu: true,
    account: 'login',
    consent: false,
    areaRow: false,
    areaBar: false,
    home: 'home',
  });
});

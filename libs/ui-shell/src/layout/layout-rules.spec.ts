import { ROUTES, type RouteName } from '@mapa/domain';
import { partsOf, type ShellParts, type ShellViewer } from './layout-rules';

type Header = ShellParts['header'];

/** Every screen: its header, and whether it has mobile menu, footer and the question about tags. */
const ROWS: readonly (readonly [RouteName, Header, boolean, boolean, boolean])[] = [
  ['home', 'full', true, true, true],
  ['maps', 'full', true, true, true],
  ['exams', 'full', true, true, true],
  ['exam', 'full', true, true, true],
  ['boards', 'full', true, true, true],
  ['board', 'full', true, true, true],
  ['questions', 'full', true, true, true],
  ['question', 'full', true, true, true],
  ['notices', 'full', true, true, true],
  ['plans', 'full', true, false, true],
  ['privacy', 'full', true, true, true],
  ['about', 'full', true, true, true],
  ['help', 'full', true, true, true],
  ['login', 'none', false, false, true],
  ['signUp', 'none', false, false, true],
  ['recoverPassword', 'none', false, false, true],
  ['newPassword', 'none', false, false, false],
  ['confirmEmail', 'full', true, true, false],
  ['reminderOff', 'full', true, true, false],
  ['welcome', 'full', true, false, true],
  ['checkout', 'checkout', true, false, true],
  ['checkoutPlan', 'checkout', false, false, true],
  ['checkoutSuccess', 'checkout', false, false, true],
  ['studentArea', 'full', true, true, true],
  ['today', 'full', true, true, true],
  ['myMaps', 'full', true, true, true],
  ['mapQuestions', 'full', true, true, true],
  ['mapReview', 'full', true, true, true],
  ['notebooks', 'full', true, true, true],
  ['notebookPrint', 'none', true, false, true],
  ['notebook', 'full', true, true, true],
  ['notebookReview', 'full', true, true, true],
  ['review', 'full', true, true, true],
  ['favorites', 'full', true, true, true],
  ['requests', 'full', true, true, true],
  ['performance', 'full', true, true, true],
  ['examPerformance', 'full', true, true, true],
  ['sittings', 'full', true, true, true],
  ['sitting', 'full', true, true, true],
  ['sittingResult', 'full', true, true, true],
  ['account', 'full', true, true, true],
  ['desk', 'full', true, true, true],
  ['deskPapers', 'full', true, true, true],
  ['deskPaper', 'full', true, true, true],
  ['deskPeople', 'full', true, true, true],
  ['deskAudit', 'full', true, true, true],
];

const student = (plano_tipo: string, verificou_email_em?: string) => ({
  plano_tipo,
  role: 'estudante',
  verificou_email_em,
});

const VIEWERS: readonly (readonly [string, ShellViewer, ShellParts['account'], boolean])[] = [
  ['a visitor', null, 'login', false],
  ['somebody who loads', undefined, 'loading', false],
  ['a free student', student('plano_gratis', '2026-01-01T00:00:00.000Z'), 'dropdown', false],
  ['a paying student', student('plano_pago_primary', '2026-01-01T00:00:00.000Z'), 'dropdown', false],
  ['a free student whose e-mail is not verified', student('plano_gratis', ''), 'dropdown', true],
  ['a paying student whose e-mail is not verified', student('plano_pago_primary', ''), 'dropdown', true],
  ['a student of whom only the name is known', student('plano_pago_primary'), 'dropdown', false],
];

const addressOf = (name: RouteName) => ROUTES[name].path.replace(/:\w+/g, '7');

it('the table of screens leaves none out', () =>
  expect(ROWS.map(([name]) => name).sort()).toEqual(Object.keys(ROUTES).sort()));

describe.each(ROWS)('around the screen %s', (name, header, mobileMenu, footer, consent) => {
  it.each(VIEWERS)(
    `${header === 'none' ? 'there is no header' : `the header is ${header}`} for %s`,
    (_who, viewer, account, emailBanner) => {
      expect(partsOf(addressOf(name), viewer)).toEqual({
        header,
        mobileMenu,
        footer,
        consent,
        emailBanner,
        account: header === 'full' ? account : 'none',
      });
    },
  );
});

it('a path without a screen has all of them around it, but asks about no tags: it may be a mistyped secret', () => {
  expect(partsOf('/nada', null)).toEqual({
    header: 'full',
    footer: true,
    mobileMenu: true,
    account: 'login',
    emailBanner: false,
    consent: false,
  });
});

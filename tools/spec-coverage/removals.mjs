const domain = { project: 'libs/domain' };
const shell = { project: 'libs/ui-shell' };
const auth = { project: 'libs/auth' };
const client = { project: 'libs/api-client' };
const area = { project: 'apps/student-area' };
const web = { project: 'apps/web' };

/**
 * Rules of the specification that are one line of source: taken out, their test has to fail. The fast ones are taken out in
 * every run of the tests.
 * @type {import('./run-removal.mjs').Removal[]}
 */
export const REMOVALS = [
  {
    ...shell, rule: 'the checkout has the reduced header', fast: true,
    file: 'libs/ui-shell/src/layout/layout-rules.ts', from: "  checkout: { header: 'checkout', footer: false, mobileMenu: true },\n", to: '',
    spec: 'src/layout/layout-rules.spec.ts', test: 'around the screen',
  },
  {
    ...shell, rule: 'the checkout of a plan has no mobile menu', fast: true,
    file: 'libs/ui-shell/src/layout/layout-rules.ts', from: "checkoutPlan: { header: 'checkout', footer: false, mobileMenu: false }", to: "checkoutPlan: { header: 'checkout', footer: false, mobileMenu: true }",
    spec: 'src/layout/layout-rules.spec.ts', test: 'around the screen',
  },
  {
    ...shell, rule: 'Cadernos is for students alone', fast: true,
    file: 'libs/ui-shell/src/menu/menu.ts', from: "studentsOnly('Cadernos', 'notebooks')", to: "always('Cadernos', 'notebooks')",
    spec: 'src/menu/menu.spec.ts', test: 'to its places',
  },
  {
    ...shell, rule: 'Planos is not for who has paid',
    file: 'libs/ui-shell/src/menu/menu.ts', from: 'seesPlans(viewer) ? route : null', to: 'route',
    spec: 'src/menu/menu.spec.ts', test: 'to its places',
  },
  {
    ...domain, rule: 'a name of ten characters is cut', fast: true,
    file: 'libs/domain/src/validators.ts', from: 'first.length >= NAME_MAX_LENGTH', to: 'first.length > NAME_MAX_LENGTH',
    spec: 'src/validators.spec.ts', test: 'the name in the header',
  },
  {
    ...domain, rule: 'the page that is printed is never dark', fast: true,
    file: 'libs/domain/src/routes.ts', from: "'mapReview', 'notebook', 'notebookReview']", to: "'mapReview', 'notebook', 'notebookReview', 'notebookPrint']",
    spec: 'src/routes.spec.ts', test: 'may be dark',
  },
  {
    ...domain, rule: 'passwords that differ come before empty fields', fast: true,
    file: 'libs/domain/src/sign-up.ts', from: "  if (password !== password_confirmation) return { field: 'password_confirmation', message: MESSAGES.passwordsDiffer };\n", to: '',
    spec: 'src/sign-up.spec.ts', test: 'is refused in the order of the specification',
  },
  {
    ...area, rule: 'the dark theme is taken off on other pages', fast: true,
    file: 'apps/student-area/src/theme.ts', from: "else delete dataset['tema'];", to: '',
    spec: 'src/theme.spec.ts', test: 'and gone on the next page',
  },
  {
    ...area, rule: 'the last area lasts thirty days',
    file: 'apps/student-area/src/last-area.ts', from: 'expires: LAST_AREA_MAX_AGE_S / DAY_S, ', to: '',
    spec: 'src/last-area.spec.ts', test: 'lasts 30 days',
  },
  {
    ...shell, rule: 'following the bell clears the flag',
    file: 'libs/ui-shell/src/menu/use-bell.ts', from: '    clear();\n', to: '',
    spec: 'src/header/bell.spec.tsx', test: 'and is still once they followed it',
  },
  {
    ...shell, rule: 'no tag before consent',
    file: 'libs/ui-shell/src/extras/extras.tsx', from: " && choice === 'aceito'", to: '',
    spec: 'src/extras/consent.spec.tsx', test: 'loads nothing until it is answered',
  },
  {
    ...shell, rule: 'no tag at an address that is a secret',
    file: 'libs/ui-shell/src/shell/shell.tsx', from: ' && !isSecretAddress(pathname)', to: '',
    spec: 'src/extras/consent.spec.tsx', test: 'is not asked at an address that is a secret',
  },
  {
    ...shell, rule: 'a confirmation sent again is told for eight seconds',
    file: 'libs/auth/src/react/use-resend-confirmation.ts', from: 'duration: RESEND_TOAST_MS', to: 'duration: 4_000',
    spec: 'src/extras/email-banner.spec.tsx', test: 'shows its success for 8 s',
  },
  {
    ...auth, rule: 'a stored theme wins over the profile',
    file: 'libs/auth/src/browser/local-data.ts', from: ' || localStorage.getItem(THEME_KEY) !== null', to: '',
    spec: 'src/session/create-session.spec.ts', test: 'switches the dark theme on for a profile that wants it',
  },
  {
    ...auth, rule: 'the Google button is locked',
    file: 'libs/auth/src/social/social-buttons.tsx', from: '    lock.close();\n', to: '',
    spec: 'src/social/social-buttons.spec.tsx', test: 'is locked for 5 s',
  },
  {
    ...auth, rule: 'an outage does not sign out',
    file: 'libs/auth/src/session/profile-loader.ts', from: 'failure && !isOutage(failure)', to: 'failure',
    spec: 'src/session/create-session.spec.ts', test: 'and asks again',
  },
  {
    ...client, rule: 'after a 429 nothing is sent early',
    file: 'libs/api-client/src/transport/base-query.ts', from: "    if (error.kind === 'rate-limited') gate.close(error.retryAfterS);\n", to: '',
    spec: 'src/transport/base-query.spec.ts', test: 'the call is not sent for',
  },
  {
    ...client, rule: 'a 401 of the login is a failed login',
    file: 'libs/api-client/src/transport/api-error.ts', from: "if (status === 401 && call === 'POST /api/auth/login') {", to: 'if (status === 0) {',
    spec: 'src/transport/base-query.spec.ts', test: 'take a 401 on login as a failed login',
  },
  {
    ...client, rule: 'kept answers never pass to another student',
    file: 'libs/api-client/src/transport/response-cache.ts', from: 'owner()}:', to: "'todos'}:",
    spec: 'src/transport/response-cache.spec.ts', test: 'never pass to another student',
  },
  {
    ...web, rule: 'an image has a width of the list', fast: true,
    file: 'apps/web/src/images/parameters.ts', from: 'width === null || !WIDTHS.includes(width)', to: 'width === null',
    spec: 'src/images/parameters.spec.ts', test: 'out of all integers up to 5000',
  },
];

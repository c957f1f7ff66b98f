/** What a browser loads in one piece: `name` is the file's, `test` says which modules it is made of. */
export interface ChunkGroup {
  name: string;
  test: RegExp | ((id: string) => boolean);
}

/*
 * Chunks by purpose (docs/decisions/007). The lists below stand in the order of claim: a module goes to the first group
 * that names it, and takes along what it imports and no earlier group has. So a chunk imports only those before it.
 */

/** Libraries that every page runs on; they change with their versions alone. */
const VENDOR =
  /node_modules\/(axios|js-cookie|react-hot-toast|react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|@reduxjs|react-redux|redux|immer|reselect|use-sync-external-store)\/|vite\/preload-helper/;

/** What begins the application, with all that it shows around every page. */
const ENTRY = /apps\/[^/]+\/src\/(entry-client|main)\.tsx$/;

/** Menus and dialogs, which come after the page. */
const OVERLAYS =
  /node_modules\/(@base-ui|@floating-ui|tabbable)\/|libs\/ui-kit\/src\/(overlays\/(?!lazy-part)|filters\/(filter-dialog|list-filter-sheet))|libs\/ui-shell\/src\/(area-nav\/more-places|menu\/(mobile-menu|bell)|header\/user-menu|outbox\/outbox-dialog)|libs\/auth\/src\/dialog\/logout-dialog\./;

/** The one part of Base UI that stands on a screen. */
const TABS = /libs\/ui-kit\/src\/overlays\/tabs\./;

/** What is filled in: signing in, by dialog or page, and the checkout. */
const FORMS =
  /node_modules\/react-hook-form\/|libs\/auth\/src\/(forms|social)\/|src\/pages\/(auth|checkout)\/|public-site\/src\/auth\/(sheet|view-page|use-hidden-secret)/;
const LOGIN_DIALOG = /libs\/auth\/src\/dialog\/login-dialog\./;

/** The thesaurus and what reads a syllabus by it: one dialog of the notebooks needs it. */
const SYLLABUS = /libs\/domain\/src\/syllabus\//;

/** What several pages are made of. */
const SHARED =
  /libs\/(ui-kit|domain|api-client|auth|billing|ui-shell)\/|libs\/features\/plans\/src\/(price|offer|words|page\/plans-data)|libs\/question\/src\/(correctness\/|answering\/verdict|panel\/header\/origin-line)|libs\/features\/today\/src\/reminder\.|node_modules\/lucide-react\/|public-site\/src\/(page|auth)\//;
/** Of the shared libs, what forms and the front page do without: simulados, notes and highlights, and what sends kept ones. */
const OF_QUESTIONS =
  /libs\/ui-kit\/src\/content\/(comment-byline|useful-votes)\.|libs\/auth\/src\/(session\/(send-|claim-samples)|react\/use-on-return)|libs\/billing\/src\/(refusals\/failure-note|plan-use\/plan-use)\.|libs\/api-client\/src\/(comments\/|notes\/|sittings\/|resources\/(community|performance|sittings)\.)/;
/** The desk of the staff, with what nothing else uses of the shared libs. */
const OF_DESK = /libs\/features\/desk\/|libs\/domain\/src\/desk\/|libs\/api-client\/src\/resources\/desk\./;
/** Of the shared libs, what is filled in by a student: the account and its payments. */
const OF_ACCOUNT =
  /libs\/domain\/src\/(payments\/|sign-up|brazilian-states|report-reasons)|libs\/ui-kit\/src\/forms\/password-input\.|libs\/api-client\/src\/resources\/payment\./;
/** Small parts of pages that other chunks use as well: what stands where a question will be, and the address of a print. */
const SMALL_PARTS =
  /libs\/question\/src\/panel\/(late-panels|loaded-question)\.|libs\/features\/notebooks\/src\/print-address\./;
/** What a student's lists, Hoje and Desempenho are made of, and the workspace does without. */
const SCREENS =
  /libs\/(ui-kit\/src\/(content\/(weeks|columns|folded-table|collection-progress)|filters\/|forms\/(drop-zone|file-button)|layout\/(found-page|page-buttons|rows-skeleton)|pictures\/(weight-(list|row|bar)|heat-row|route-strip|value-reader))|api-client\/src\/(uploads\/|resources\/notebook-file\.)|domain\/src\/(filters\/|uploads\/|list-address|export-formats))/;
/** The bar of a student's small windows, which visitors do without. */
const AREA_BAR =
  /libs\/ui-shell\/src\/area-nav\/(area-bar|place-icon)\.|lucide-react\/.*\/(calendar-check|chart-no-axes-column|notebook-text|timer)\./;
/** Pictures that of the site's pages only those of papers, boards and maps show. */
const OF_CATALOGUE =
  /libs\/ui-kit\/src\/(pictures\/(route-strip|value-reader|weight-(list|row|bar))|content\/columns)\./;
/** What draws a picture to be shared: it comes when somebody shares one. */
const DRAWING = /libs\/ui-kit\/src\/sharing\/(share|draw)-picture\./;
const isKit = (id: string): boolean =>
  SHARED.test(id) &&
  ![OVERLAYS, TABS, FORMS, LOGIN_DIALOG, SYLLABUS, OF_QUESTIONS, OF_DESK, DRAWING].some((late) => late.test(id));

const vendor: ChunkGroup = { name: 'vendor', test: VENDOR };
const katex: ChunkGroup = { name: 'katex', test: /node_modules\/katex\/.*js$/ };

/** What is used of a question after it was read. */
const QUESTION_TOOLS =
  /libs\/question\/src\/(panel\/deferred\/deferred-parts|question-tabs\/(comments\/comments|note\/note|statistics\/statistics)-panel)\./;

/** A visitor's pages: what is opened first is small, and what pages share is loaded once. */
export const SITE_CHUNKS: ChunkGroup[] = [
  vendor,
  katex,
  { name: 'entry', test: ENTRY },
  { name: 'kit', test: (id) => isKit(id) && !AREA_BAR.test(id) && !OF_CATALOGUE.test(id) },
  {
    name: 'questions',
    test: /src\/pages\/questions?-page\.tsx$|libs\/features\/notebooks\/src\/create\/notebook-button\./,
  },
  { name: 'catalogue', test: /src\/pages\/(exams\/[^/]+|maps-page|welcome-page)\.tsx$/ },
  { name: 'home', test: /src\/pages\/(home-page|plans-page|about\/[^/]+)\.tsx$/ },
  { name: 'forms', test: FORMS },
  { name: 'tabs', test: TABS },
  { name: 'overlays', test: OVERLAYS },
  { name: 'question-tools', test: QUESTION_TOOLS },
];

/** A student's pages: a question is there to be worked with, so its tools come with it. */
export const AREA_CHUNKS: ChunkGroup[] = [
  vendor,
  katex,
  {
    name: 'entry',
    test: (id) =>
      [ENTRY, TABS, OF_QUESTIONS, SMALL_PARTS, /node_modules\/idb\//].some((one) => one.test(id)) ||
      (isKit(id) && ![SCREENS, OF_ACCOUNT].some((later) => later.test(id))),
  },
  { name: 'screens', test: SCREENS },
  {
    name: 'workspace',
    test: (id) =>
      /src\/pages\/(map-|notebook-(page|review)|review)[^/]*\.tsx$|libs\/question\/src\/panel\/(question-panel|sheet-question)\./.test(
        id,
      ) || QUESTION_TOOLS.test(id),
  },
  // Of the review: what is due today. The other lists come when they are opened.
  { name: 'review', test: /libs\/features\/study\/src\/review\/(reviewed-question|list-skeleton|today\/)/ },
  { name: 'sittings', test: /src\/pages\/(sittings?|new-sitting|sitting-result|exam-performance)-page\.tsx$/ },
  { name: 'forms', test: (id) => FORMS.test(id) || OF_ACCOUNT.test(id) },
  { name: 'lists', test: /src\/pages\/(my-maps|notebooks|favorites|requests|editais|edital)-page\.tsx$/ },
  { name: 'overlays', test: OVERLAYS },
  // Students are never sent it: the page server leaves files of this name out of what the service worker keeps.
  { name: 'desk', test: OF_DESK },
];
